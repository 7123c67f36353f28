import { lazy, Suspense, useMemo, useState } from 'react';
import type { Source } from '#shared/collections/article.ts';
import { formatMoment } from '#shared/content/dates.ts';
import { listRevisions } from '#shared/contracts/office/records.ts';
import { officeText, recordText, usesText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { RecordNotesContext } from '../editor/notes/record-notes.ts';
import type { TextAnchor } from '../editor/notes/text-anchor.ts';
import { useRecordNotes } from '../editor/notes/use-record-notes.ts';
import { createSourceMoves, RecordSourcesContext } from '../editor/record-sources.ts';
import { RecordField } from '../fields/RecordField.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { RecordActs } from './RecordActs.tsx';
import { RecordUses } from './RecordUses.tsx';
import { mainAct, offeredActs, reviewActs } from './record-acts.ts';
import { newestShown, RevisionList } from './revisions/RevisionList.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { StateMark } from './StateMark.tsx';
import type { Unsaved } from './saving/unsaved-store.ts';
import { type Description, type FieldDescription, type OpenedRecord, useRecord } from './use-record.ts';

interface RecordDeskProps {
  readonly collection: 'article';
  readonly description: Description;
  readonly opened: OpenedRecord | null;
  readonly unsaved: Unsaved | undefined;
  readonly id: number | null;
  readonly onMade: (id: number) => void;
}

/** What search engines and messengers are told of a page. */
const forSearch: ReadonlySet<string> = new Set(['meta_title', 'meta_description', 'share_image']);

const NotesPanel = lazy(async () => ({
  default: (await import('../editor/notes/NotesPanel.tsx')).NotesPanel,
}));
const NoteDialog = lazy(async () => ({
  default: (await import('../editor/notes/NoteDialog.tsx')).NoteDialog,
}));

const isSource = (one: unknown): one is Source => typeof one === 'object' && one !== null && 'title' in one;

/** What a person writes first stands first; what is rarely touched stands last. */
const first = ['title', 'name', 'category', 'introtext', 'key_facts', 'body', 'answer'];
const last = ['position', 'published_at', 'next_review_at', 'alias'];

function inWritingOrder(fields: readonly FieldDescription[]): FieldDescription[] {
  const placeOf = ({ name }: FieldDescription) =>
    first.includes(name) ? first.indexOf(name) - first.length : last.indexOf(name) + 1;
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const statusText = {
  saved: recordText.saved,
  saving: recordText.saving,
  unsaved: recordText.unsaved,
  conflict: recordText.unsaved,
};

/** A record as it is written: its fields, what may be done with it, and what it said before. */
export function RecordDesk({ collection, description, id, onMade, ...given }: RecordDeskProps) {
  const mayWrite = description.rights.includes('save');
  const record = useRecord(collection, { ...given, id, mayWrite, onMade });
  const { opened, content, save, edition } = record;
  const [moves] = useState(createSourceMoves);
  const noted = useRecordNotes(collection, save.id, description);
  const { notes, chosen, choose, reportLost, setBegun } = noted;
  const mayNote = description.rights.includes('note') && save.revision !== null;
  const notesOfTexts = useMemo(
    () => ({
      ...{ chosen, choose, reportLost },
      open: notes.notes.filter(({ done_at }) => done_at === null),
      begin: mayNote
        ? (field: string, text: string, place: TextAnchor | undefined) => setBegun({ field, text, place })
        : undefined,
    }),
    [notes, chosen, choose, reportLost, setBegun, mayNote],
  );
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
  const stage = isChanged ? 'draft' : working;
  const acting = {
    collection,
    description,
    version: save.version,
    openNotes: notes.open,
    flush: record.flush,
    onIncomplete: record.showMissing,
    onDone: async () => {
      await record.reload();
      revisions.reload();
    },
  };
  const searchFields = description.fields.filter(({ name }) => forSearch.has(name));
  const fields = inWritingOrder(description.fields.filter(({ name }) => !forSearch.has(name)));
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
  const showNotes = ({ name, kind }: FieldDescription) => {
    const own = notes.notes.filter(({ field }) => field === name);
    if (kind !== 'html' || !noted.isRead || (own.length === 0 && !mayNote)) return null;
    return (
      <Suspense key={`${name} notes`}>
        <NotesPanel
          notes={own}
          lost={noted.lost}
          mayReply={description.rights.includes('note_reply')}
          mayMark={description.rights.includes('note_done')}
          onChoose={choose}
          onReply={noted.reply}
          onMark={noted.mark}
        />
      </Suspense>
    );
  };
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
          {Date.parse(opened.plan.at) > Date.now() && recordText.plan(formatMoment(opened.plan.at))}{' '}
          {opened.plan.until && recordText.planUntil(formatMoment(opened.plan.until))}
        </p>
      )}
      {opened?.failed_plan && (
        <p className="office-warning" data-failed-plan>
          {recordText.planFailed(formatMoment(opened.failed_plan.at), opened.failed_plan.reason)}
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
      {noted.begun && (
        <Suspense>
          <NoteDialog
            begun={noted.begun}
            onClose={() => setBegun(undefined)}
            onSave={async (place, body) => {
              // The words are read again in a text that the server has.
              await record.flush();
              await noted.add(save.revision ?? 0, noted.begun?.field ?? '', place, body);
            }}
          />
        </Suspense>
      )}
      <div className="office-record">
        <div className="office-form" key={edition}>
          <RecordNotesContext value={noted.isRead ? notesOfTexts : undefined}>
            <RecordSourcesContext value={hasSources ? { sources, ...moves } : undefined}>
              {fields.map((field) => [showField(field), showNotes(field)])}
            </RecordSourcesContext>
          </RecordNotesContext>
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
              <div className="office-act-bar">
                {submitted && (
                  <RecordActs
                    {...acting}
                    id={save.id}
                    revision={submitted.revision}
                    offered={reviewActs(description)}
                    main="approve"
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
                    working: stage,
                    hasPlan: Boolean(opened?.plan ?? opened?.failed_plan),
                  })}
                  main={mainAct(description.needs_review, stage)}
                >
                  {description.needs_review && <p className="office-hint">{recordText.needsReview}</p>}
                </RecordActs>
              </div>
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
