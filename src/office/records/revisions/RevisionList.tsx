import { useState } from 'react';
import { formatMoment } from '#shared/content/dates.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import { diffRevisions, listRevisions, restoreRevision } from '#shared/contracts/office/records.ts';
import { actNames, recordText } from '#shared/language/ka/office/office.ts';
import { callOffice, sentenceOf } from '../../data/office-calls.ts';
import { StateMark } from '../StateMark.tsx';
import type { Description } from '../use-record.ts';
import { RevisionDifferences } from './RevisionDifferences.tsx';

type ListedRevision = AnswerOf<typeof listRevisions>['revisions'][number];
type Difference = AnswerOf<typeof diffRevisions>['fields'][number];

/** How many revisions a page of the list has. */
export const newestShown = 20;

/** What a record said before, by whom and when; each revision may be compared and restored. */
export function RevisionList({
  collection,
  id,
  description,
  newest,
  flush,
  onRestored,
}: {
  readonly collection: 'article';
  readonly id: number;
  readonly description: Description;
  readonly newest: readonly ListedRevision[];
  readonly flush: () => Promise<boolean>;
  readonly onRestored: () => Promise<void>;
}) {
  const [older, setOlder] = useState<readonly ListedRevision[]>([]);
  const [isWhole, setWhole] = useState(newest.length < newestShown);
  const [compared, setCompared] = useState<readonly Difference[]>();
  const [error, setError] = useState<string>();
  const attempt = (work: () => Promise<unknown>) =>
    void work().catch((failure: unknown) => setError(sentenceOf(failure)));
  const revisions = [...newest, ...older];
  const last = revisions.at(-1);

  const compare = (from: number | 'published', to: number) =>
    attempt(async () => setCompared((await callOffice(diffRevisions, { collection, id, from, to })).fields));
  const restore = (revision: number) =>
    attempt(async () => {
      await flush();
      await callOffice(restoreRevision, { collection, id, revision });
      await onRestored();
    });
  const showOlder = (before: number) =>
    attempt(async () => {
      const page = await callOffice(listRevisions, { collection, id, limit: newestShown, before });
      setOlder((shown) => [...shown, ...page.revisions]);
      setWhole(page.revisions.length < newestShown);
    });

  return (
    <section className="office-card" data-revisions>
      <h2>{recordText.revisions}</h2>
      {error && <p role="alert">{error}</p>}
      {revisions.length === 0 && <p className="office-hint">{recordText.noRevisions}</p>}
      <ol className="office-rows">
        {revisions.map((one, at) => {
          const previous = revisions[at + 1];
          return (
            <li key={one.revision} data-revision={one.revision}>
              <p>
                {recordText.revision(one.number)} <StateMark state={one.state} />
              </p>
              <p className="office-hint">
                {formatMoment(one.created_at)} {one.created_by?.name ?? recordText.publishedText}
              </p>
              {one.decided_by && <p className="office-hint">{recordText.decidedBy(one.decided_by.name)}</p>}
              {one.note && <p className="office-note">{one.note}</p>}
              <button
                type="button"
                className="office-quiet"
                data-action="diff"
                onClick={() => compare('published', one.revision)}
              >
                {recordText.compare}
              </button>
              {previous && (
                <button
                  type="button"
                  className="office-quiet"
                  data-action="diff_previous"
                  onClick={() => compare(previous.revision, one.revision)}
                >
                  {recordText.comparePrevious}
                </button>
              )}
              {description.rights.includes('restore') && (
                <button
                  type="button"
                  className="office-quiet"
                  data-action="restore"
                  onClick={() => restore(one.revision)}
                >
                  {actNames.restore}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {last && !isWhole && (
        <button
          type="button"
          className="office-quiet"
          data-action="older_revisions"
          onClick={() => showOlder(last.revision)}
        >
          {recordText.olderRevisions}
        </button>
      )}
      {compared && (
        <RevisionDifferences
          fields={description.fields}
          differences={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
    </section>
  );
}
