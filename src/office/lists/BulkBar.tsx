import { type FormEvent, useState } from 'react';
import type { AnswerOf } from '#shared/contracts/call.ts';
import { bulkEdit } from '#shared/contracts/office/records.ts';
import { actNames, officeText, bulkText as text } from '#shared/language/ka/office/office.ts';
import { callOffice, sentenceOf } from '../data/office-calls.ts';
import type { Description } from '../records/use-record.ts';
import { OfficeDialog } from '../shell/OfficeDialog.tsx';
import { BulkField } from './BulkField.tsx';

const acts = ['set', 'publish', 'unpublish', 'archive'] as const;
type Act = (typeof acts)[number];
type Outcome = AnswerOf<typeof bulkEdit>;

/** Acts on the chosen records. What an act would change is shown before it is done. */
export function BulkBar({
  collection,
  description,
  ids,
  titleOf,
  onDone,
}: {
  readonly collection: 'article';
  readonly description: Description;
  readonly ids: readonly number[];
  readonly titleOf: (id: number) => string;
  readonly onDone: () => void;
}) {
  const [act, setAct] = useState<Act>();
  const [fields, setFields] = useState<Readonly<Record<string, unknown>>>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [error, setError] = useState<string>();
  const { rights, states } = description;
  const offered = acts.filter((one) =>
    one === 'set'
      ? rights.includes('save')
      : rights.includes(one) && (one === 'publish' || states.includes('archived')),
  );
  if (ids.length === 0 || !rights.includes('bulk')) return null;

  async function run(isTrial: boolean): Promise<void> {
    if (!act) return;
    setError(undefined);
    try {
      const given = act === 'set' ? { fields } : {};
      const answer = await callOffice(bulkEdit, {
        collection,
        ids: [...ids],
        act,
        ...given,
        dry_run: isTrial,
      });
      setOutcome(answer);
      if (!isTrial) onDone();
    } catch (failure) {
      setError(sentenceOf(failure));
    }
  }
  const close = () => {
    setAct(undefined);
    setOutcome(undefined);
    setFields({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(outcome === undefined);
  };
  const label = (name: string) => description.fields.find((field) => field.name === name)?.label ?? name;
  return (
    <fieldset className="office-bulk" aria-label={text.label}>
      <span>{text.chosen(ids.length)}</span>
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          className="office-quiet"
          data-action="bulk"
          data-bulk={one}
          onClick={() => setAct(one)}
        >
          {one === 'set' ? text.set : actNames[one]}
        </button>
      ))}
      {act && (
        <OfficeDialog
          title={act === 'set' ? text.set : (actNames[act] ?? '')}
          mark={{ 'data-act': 'bulk' }}
          onClose={close}
        >
          <form className="office-form" onSubmit={submit}>
            {act === 'set' && !outcome && <BulkField description={description} onChange={setFields} />}
            {outcome?.would && (
              <ul className="office-rows" data-would={outcome.would.length}>
                {outcome.would.map(({ id, fields: changed }) => (
                  <li key={id}>
                    {titleOf(id)}{' '}
                    <span className="office-hint">{changed.map(label).join(', ') || text.nothing}</span>
                  </li>
                ))}
              </ul>
            )}
            {outcome?.done && <p role="status">{text.done(outcome.done.length)}</p>}
            {outcome && outcome.refused.length > 0 && (
              <ul className="office-rows" data-refused={outcome.refused.length}>
                {outcome.refused.map(({ id, message }) => (
                  <li key={id}>
                    {titleOf(id)} <span className="office-error">{message}</span>
                  </li>
                ))}
              </ul>
            )}
            {error && (
              <p role="alert" className="office-error">
                {error}
              </p>
            )}
            <div className="office-head">
              {!outcome?.done && (
                <button type="submit" className="office-main">
                  {outcome ? text.run : text.preview}
                </button>
              )}
              <button type="button" className="office-quiet" onClick={close}>
                {outcome?.done ? officeText.close : officeText.cancel}
              </button>
            </div>
          </form>
        </OfficeDialog>
      )}
    </fieldset>
  );
}
