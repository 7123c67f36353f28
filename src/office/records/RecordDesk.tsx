import { useState } from 'react';
import type { Source } from '#shared/collections/article.ts';
import { formatMoment } from '#shared/content/dates.ts';
import { listRevisions } from '#shared/contracts/office/records.ts';
import { officeText, recordText, usesText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { createSourceMoves, RecordSourcesContext } from '../editor/record-sources.ts';
import { RecordField } from '../fields/RecordField.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { RecordActs } from './RecordActs.tsx';
import { RecordUses } from './RecordUses.tsx';
import { offeredActs, reviewActs } from './record-acts.ts';
import { newestShown, RevisionList } from './revisions/RevisionList.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { StateMark } from './StateMark.tsx';
import { type Description, type FieldDescription, type OpenedRecord, useRecord } from './use-record.ts';

interface RecordDeskProps {
  readonly collection: 'article';
  readonly description: Description;
  readonly opened: OpenedRecord | null;
  readonly id: number | null;
  readonly onMade: (id: number) => void;
}

/** What search engines and messengers are told of a page. */
const forSearch: ReadonlySet<string> = new Set(['meta_title', 'meta_description', 'share_image']);

const isSource = (one: unknown): one is Source => typeof one === 'object' && one !== null && 'title' in one;

const statusText = {
  saved: recordText.saved,
  saving: recordText.saving,
  unsaved: recordText.unsaved,
  conflict: recordText.unsaved,
};

/** A record as it is written: its fields, what may be done with it, and what it said before. */
export function RecordDesk({ collection, description, id, onMade, ...given }: RecordDeskProps) {
  const mayWrite = description.rights.includes('save');
  const record = useRecord(collection, { id, opened: given.opened, mayWrite, onMade });
  const { opened, content, save, edition } = record;
  const [moves] = useState(createSourceMoves);
  const title = typeof content.title === 'string' ? content.title : description.label;
  const state = opened?.state ?? 'draft';
  const revisions = useAnswer(`${save.id} ${save.revision}`, async () =>
    save.id !== null && description.rights.includes('revisions')
      ? callOffice(listRevisions, { collection, id: save.id, limit: newestShown })
      : undefined,
  );
  const submitted = revisions.answer?.revisions.find(
    (one) => one.state === 'in_review' && one.revision !== save.revision,
  );
  const working = save.revision === null ? undefined : (opened?.working?.state ?? 'draft');
  const isChanged = save.revision !== null && save.revision !== opened?.working?.revision;
  const acting = {
    collection,
    description,
    version: save.version,
    flush: record.flush,
    onIncomplete: record.showMissing,
    onDone: async () => {
      await record.reload();
      revisions.reload();
    },
  };
  const searchFields = description.fields.filter(({ name }) => forSearch.has(name));
  const fields = description.fields.filter(({ name }) => !forSearch.has(name));
  const hasSources = description.fields.some(({ name }) => name === 'sources');
  const sources = Array.isArray(content.sources) ? content.sources.filter(isSource) : [];
  const showField = (field: FieldDescription) => (
    <RecordField
      key={field.name}
      field={field}
      value={content[field.name]}
      error={save.errors[field.name] ?? record.missing[field.name]}
      isLocked={!mayWrite || !field.may_write}
      onChange={(value) => record.change({ [field.name]: value })}
    />
  );
  return (
    <main id="main" tabIndex={-1} data-office="record" data-collection={collection} data-state={state}>
      <title>{`${title} – ${officeText.title}`}</title>
      <div className="office-head">
        <h1>{title}</h1>
        <StateMark state={opened?.working?.state ?? state} />
        <p
          className="office-hint"
          role="status"
          {...(save.status === 'saved' && save.revision !== null ? { 'data-saved': save.revision } : {})}
        >
          {save.id === null && save.status === 'saved' ? '' : statusText[save.status]}
        </p>
      </div>
      {record.lease.holder && (
        <p className="office-note" data-lease>
          {recordText.writing(record.lease.holder)}{' '}
          {mayWrite && (
            <button
              type="button"
              className="office-quiet"
              data-action="break_lease"
              onClick={record.lease.takeOver}
            >
              {recordText.takeOver}
            </button>
          )}
        </p>
      )}
      {record.isRestored && <p className="office-note">{recordText.restored}</p>}
      {!mayWrite && <p className="office-note">{recordText.readOnly}</p>}
      {opened?.working?.note && (
        <p className="office-note">
          {recordText.note}: {opened.working.note}
        </p>
      )}
      {opened?.plan && (
        <p className="office-note">
          {recordText.plan(formatMoment(opened.plan.at))}{' '}
          {opened.plan.until && recordText.planUntil(formatMoment(opened.plan.until))}
        </p>
      )}
      {save.status === 'conflict' && save.theirs && (
        <ConflictPanel
          fields={description.fields}
          mine={record.pending()}
          theirs={save.theirs}
          onResolve={(keep) => void record.resolve(keep)}
        />
      )}
      <div className="office-record">
        <div className="office-form" key={edition}>
          <RecordSourcesContext value={hasSources ? { sources, ...moves } : undefined}>
            {fields.map(showField)}
          </RecordSourcesContext>
          {searchFields.length > 0 && (
            <fieldset className="office-seo">
              <legend>{recordText.seo}</legend>
              <SearchPreview content={content} />
              {searchFields.map(showField)}
            </fieldset>
          )}
        </div>
        <aside className="office-side">
          {save.id !== null && (
            <>
              {submitted && (
                <RecordActs
                  {...acting}
                  id={save.id}
                  revision={submitted.revision}
                  offered={reviewActs(description)}
                >
                  <p className="office-note">{recordText.submitted(submitted.number)}</p>
                </RecordActs>
              )}
              <RecordActs
                {...acting}
                id={save.id}
                revision={save.revision}
                offered={offeredActs(description, {
                  state,
                  working: isChanged ? 'draft' : working,
                  hasPlan: Boolean(opened?.plan),
                })}
              >
                {description.needs_review && <p className="office-hint">{recordText.needsReview}</p>}
              </RecordActs>
              <section className="office-card">
                <h2>{usesText.title}</h2>
                <RecordUses collection={collection} id={save.id} />
              </section>
              {revisions.answer && (
                <RevisionList
                  key={`${save.revision}`}
                  collection={collection}
                  id={save.id}
                  description={description}
                  newest={revisions.answer.revisions}
                  flush={record.flush}
                  onRestored={record.reload}
                />
              )}
            </>
          )}
        </aside>
      </div>
    </main>
  );
}
