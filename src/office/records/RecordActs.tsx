import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { actNames, recordText } from '#shared/language/ka/office/office.ts';
import { fieldErrorsOf, hasCode, sentenceOf } from '../data/office-calls.ts';
import { ActDialog } from './ActDialog.tsx';
import { dialogActs, type OfferedAct, performAct } from './record-acts.ts';
import type { Description } from './use-record.ts';

interface RecordActsProps {
  readonly collection: 'article';
  readonly id: number;
  readonly description: Description;
  /** What the acts are about; the version is the newest that the person has seen. */
  readonly version: number | null;
  readonly revision: number | null;
  readonly offered: readonly OfferedAct[];
  readonly main: OfferedAct;
  /** Notes at places of the text that are not done. */
  readonly openNotes: number;
  readonly flush: () => Promise<boolean>;
  readonly onDone: () => Promise<void>;
  /** Receives what is missing in a record that cannot go further yet, by field. */
  readonly onIncomplete: (errors: Readonly<Record<string, string>>) => void;
  readonly children: ReactNode;
}

/** What may be done with a revision now. Everything typed is saved before an act begins. */
export function RecordActs({
  collection,
  id,
  description,
  version,
  revision,
  offered,
  main,
  openNotes,
  flush,
  onDone,
  onIncomplete,
  children,
}: RecordActsProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<OfferedAct>();
  const [error, setError] = useState<string>();
  const [untilError, setUntilError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [address, setAddress] = useState<string>();

  async function perform(act: OfferedAct, input: Readonly<Record<string, string>>): Promise<void> {
    setBusy(true);
    setError(undefined);
    setUntilError(undefined);
    try {
      const acted = { collection, id, version: version ?? 0, revision: revision ?? 0 };
      const done = await performAct(act, acted, input);
      setAsking(undefined);
      if (done.url) setAddress(done.url);
      if (done.goTo) await navigate(done.goTo);
      else if (!done.isUnchanged) await onDone();
    } catch (failure) {
      const { until } = fieldErrorsOf(failure);
      setUntilError(until);
      setError(until ? undefined : sentenceOf(failure));
      if (!hasCode(failure, 'incomplete')) return;
      setAsking(undefined);
      onIncomplete(fieldErrorsOf(failure));
    } finally {
      setBusy(false);
    }
  }

  async function begin(act: OfferedAct): Promise<void> {
    setUntilError(undefined);
    if (!(await flush())) return setError(recordText.unsaved);
    if (dialogActs.has(act)) setAsking(act);
    else await perform(act, {});
  }

  return (
    <section className="office-card office-acts">
      {children}
      {error && !asking && (
        <p role="alert" className="office-error">
          {error}
        </p>
      )}
      {address && <a href={address}>{recordText.onSite}</a>}
      <div className="office-act-row">
        {offered.map((act) => (
          <button
            key={act}
            type="button"
            className={act === main ? 'office-main' : 'office-quiet'}
            data-action={act}
            disabled={isBusy}
            onClick={() => void begin(act)}
          >
            {actNames[act]}
          </button>
        ))}
      </div>
      {asking && (
        <ActDialog
          act={asking}
          collection={collection}
          id={id}
          openNotes={openNotes}
          reviewers={description.reviewers}
          error={error}
          untilError={untilError}
          isBusy={isBusy}
          onClose={() => setAsking(undefined)}
          onSubmit={(input) => void perform(asking, input)}
        />
      )}
    </section>
  );
}
