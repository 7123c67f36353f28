import { useState } from 'react';
import { formatMoment } from '#shared/content/dates.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import { diffRevisions, listRevisions, restoreRevision } from '#shared/contracts/office/records.ts';
import { actNames, recordText } from '#shared/language/ka/office/office.ts';
import { callOffice, sentenceOf } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { OfficeDialog } from '../shell/OfficeDialog.tsx';
import { StateMark } from './StateMark.tsx';
import type { Description } from './use-record.ts';

type Difference = AnswerOf<typeof diffRevisions>['fields'][number];

/** What a record said before, by whom and when; each revision may be compared and restored. */
export function RevisionList({
  collection,
  id,
  description,
  flush,
  onRestored,
}: {
  readonly collection: 'article';
  readonly id: number;
  readonly description: Description;
  readonly flush: () => Promise<boolean>;
  readonly onRestored: () => Promise<void>;
}) {
  const { answer } = useAnswer(String(id), () => callOffice(listRevisions, { collection, id, limit: 20 }));
  const [compared, setCompared] = useState<readonly Difference[]>();
  const [error, setError] = useState<string>();
  const attempt = (work: () => Promise<unknown>) =>
    work().catch((failure: unknown) => setError(sentenceOf(failure)));
  return (
    <section className="office-card" data-revisions>
      <h2>{recordText.revisions}</h2>
      {error && <p role="alert">{error}</p>}
      <ol className="office-rows">
        {answer?.revisions.map((one) => (
          <li key={one.revision} data-revision={one.revision}>
            <p>
              {recordText.revision(one.number)} <StateMark state={one.state} />
            </p>
            <p className="office-hint">
              {formatMoment(one.created_at)} {one.created_by?.name ?? recordText.importRevision}
            </p>
            <button
              type="button"
              className="office-quiet"
              data-action="diff"
              onClick={() =>
                void attempt(async () =>
                  setCompared(
                    (await callOffice(diffRevisions, { collection, id, from: 'published', to: one.revision }))
                      .fields,
                  ),
                )
              }
            >
              {recordText.compare}
            </button>
            {description.rights.includes('restore') && (
              <button
                type="button"
                className="office-quiet"
                data-action="restore"
                onClick={() =>
                  void attempt(async () => {
                    await flush();
                    await callOffice(restoreRevision, { collection, id, revision: one.revision });
                    await onRestored();
                  })
                }
              >
                {actNames.restore}
              </button>
            )}
          </li>
        ))}
      </ol>
      {compared && (
        <OfficeDialog
          title={recordText.compare}
          mark={{ 'data-act': 'diff' }}
          onClose={() => setCompared(undefined)}
        >
          {compared.length === 0 && <p>{recordText.nothingDiffers}</p>}
          {compared.map(({ name, parts }) => (
            <section key={name}>
              <h3>{description.fields.find((field) => field.name === name)?.label ?? name}</h3>
              <p className="office-difference">
                {parts.map(({ text, change }, at) =>
                  change === 'added' ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have their place alone
                    <ins key={at}>{text}</ins>
                  ) : change === 'removed' ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have their place alone
                    <del key={at}>{text}</del>
                  ) : (
                    text
                  ),
                )}
              </p>
            </section>
          ))}
        </OfficeDialog>
      )}
    </section>
  );
}
