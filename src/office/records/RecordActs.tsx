import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RecordAct } from '#shared/access/record-rights.ts';
import { actNames, recordText } from '#shared/language/ka/office/office.ts';
import { sentenceOf } from '../data/office-calls.ts';
import { ActDialog } from './ActDialog.tsx';
import type { SaveState } from './autosave.ts';
import { dialogActs, type OfferedAct, offeredActs, performAct } from './record-acts.ts';
import type { Description, OpenedRecord } from './use-record.ts';

interface RecordActsProps {
  readonly collection: 'article';
  readonly id: number;
  readonly description: Description;
  readonly opened: OpenedRecord | null;
  readonly save: SaveState;
  readonly openNotes: number;
  readonly flush: () => Promise<boolean>;
  readonly onDone: () => Promise<void>;
}

/** What may be done with a record now. Everything typed is saved before an act begins. */
export function RecordActs({
  collection,
  id,
  description,
  opened,
  save,
  openNotes,
  flush,
  onDone,
}: RecordActsProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<OfferedAct>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [address, setAddress] = useState<string>();

  async function perform(act: OfferedAct, input: Readonly<Record<string, string>>): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const { version, revision } = save;
      const done = await performAct(
        act,
        { collection, id, version: version ?? 0, revision: revision ?? 0 },
        input,
      );
      setAsking(undefined);
      if (done.url) setAddress(done.url);
      if (done.goTo) await navigate(done.goTo);
      else if (!done.isUnchanged) await onDone();
    } catch (failure) {
      setError(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  }

  async function begin(act: OfferedAct): Promise<void> {
    if (!(await flush())) return setError(recordText.unsaved);
    if (dialogActs.has(act)) setAsking(act);
    else await perform(act, {});
  }

  const working = save.revision === null ? undefined : (opened?.working?.state ?? 'draft');
  const isChanged = save.revision !== null && save.revision !== opened?.working?.revision;
  const offered = offeredActs(description, {
    state: opened?.state ?? 'draft',
    working: isChanged ? 'draft' : working,
    hasPlan: Boolean(opened?.plan),
  });
  return (
    <section className="office-card office-acts">
      {description.needs_review && <p className="office-hint">{recordText.needsReview}</p>}
      {error && !asking && (
        <p role="alert" className="office-error">
          {error}
        </p>
      )}
      {address && <a href={address}>{recordText.onSite}</a>}
      {offered.map((act: RecordAct) => (
        <button
          key={act}
          type="button"
          className={
            act === 'publish' || act === 'submit' || act === 'approve' ? 'office-main' : 'office-quiet'
          }
          data-action={act}
          disabled={isBusy}
          onClick={() => void begin(act as OfferedAct)}
        >
          {actNames[act]}
        </button>
      ))}
      {asking && (
        <ActDialog
          act={asking}
          collection={collection}
          id={id}
          openNotes={openNotes}
          error={error}
          isBusy={isBusy}
          onClose={() => setAsking(undefined)}
          onSubmit={(input) => void perform(asking, input)}
        />
      )}
    </section>
  );
}
