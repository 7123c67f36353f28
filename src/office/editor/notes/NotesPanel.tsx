import './notes.css';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '#shared/content/dates.ts';
import { noteText as text } from '#shared/language/ka/office/notes.ts';
import { sentenceOf } from '../../data/office-calls.ts';
import type { RecordNote } from './record-notes.ts';

interface NotesPanelProps {
  readonly notes: readonly RecordNote[];
  readonly lost: readonly number[];
  readonly mayReply: boolean;
  readonly mayMark: boolean;
  readonly onChoose: (note: number) => void;
  readonly onReply: (note: number, body: string) => Promise<void>;
  readonly onMark: (note: number, done: boolean) => Promise<void>;
}

/** Lists the notes at places of a record's texts: those that are open, and folded those that are done. */
export function NotesPanel(props: NotesPanelProps) {
  const open = props.notes.filter(({ done_at }) => done_at === null);
  const done = props.notes.filter(({ done_at }) => done_at !== null);
  const listOf = (notes: readonly RecordNote[]): ReactNode => (
    <ol className="office-notes">
      {notes.map((note) => (
        <Note key={note.note} note={note} {...props} />
      ))}
    </ol>
  );
  return (
    <section className="office-card" data-notes={open.length}>
      <h2>{text.title}</h2>
      <p className="office-hint" role="status">
        {open.length > 0 ? text.open(open.length) : done.length > 0 ? text.allDone : text.none}
      </p>
      {open.length > 0 && listOf(open)}
      {done.length > 0 && (
        <details>
          <summary className="office-done">{text.showDone(done.length)}</summary>
          {listOf(done)}
        </details>
      )}
    </section>
  );
}

function Note({
  note: { note, quote, body, created_by, created_at, done_at, done_by, replies },
  lost,
  mayReply,
  mayMark,
  onChoose,
  onReply,
  onMark,
}: Omit<NotesPanelProps, 'notes'> & { readonly note: RecordNote }) {
  const [error, setError] = useState<string>();
  const attempt = (act: Promise<void>): Promise<void> =>
    act.then(
      () => setError(undefined),
      (failure: unknown) => setError(sentenceOf(failure)),
    );
  const isLost = lost.includes(note);
  return (
    <li data-note={note} data-done={done_at !== null}>
      {isLost || done_at !== null ? (
        <blockquote className="office-quote">{quote}</blockquote>
      ) : (
        <button
          type="button"
          className="office-quote"
          aria-label={text.jump(quote)}
          onClick={() => {
            onChoose(note);
            showPlace(note);
          }}
        >
          {quote}
        </button>
      )}
      {isLost && done_at === null && <p className="office-hint">{text.lost}</p>}
      <NoteBody body={body} by={created_by} at={created_at} />
      {replies.map((reply) => (
        <NoteBody key={reply.created_at} body={reply.body} by={reply.created_by} at={reply.created_at} />
      ))}
      {done_by && <p className="office-hint">{text.doneBy(done_by.name)}</p>}
      {error && (
        <p role="alert" className="office-error">
          {error}
        </p>
      )}
      {mayReply && done_at === null && <Reply onSend={(written) => attempt(onReply(note, written))} />}
      {mayMark && (
        <button
          type="button"
          className="office-quiet"
          data-action="note_done"
          onClick={() => void attempt(onMark(note, done_at === null))}
        >
          {done_at === null ? text.done : text.reopen}
        </button>
      )}
    </li>
  );
}

function NoteBody({
  body,
  by,
  at,
}: {
  readonly body: string;
  readonly by: RecordNote['created_by'];
  readonly at: string;
}) {
  return (
    <div>
      <p className="office-said">{body}</p>
      <p className="office-hint">
        {by?.name || text.somebody}, {formatMoment(at)}
      </p>
    </div>
  );
}

function Reply({ onSend }: { readonly onSend: (body: string) => Promise<void> }) {
  const [body, setBody] = useState('');
  return (
    <form
      className="office-reply"
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(body).then(() => setBody(''));
      }}
    >
      <label>
        <span className="office-hint">{text.reply}</span>
        <textarea
          name="reply"
          className="office-input"
          rows={2}
          required
          maxLength={4_000}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
      </label>
      <button type="submit" className="office-quiet" data-action="note_reply">
        {text.send}
      </button>
    </form>
  );
}

/** Scrolls to the place of a note, and puts the cursor there where the text may be written. */
function showPlace(note: number): void {
  const place = document.querySelector<HTMLElement>(`[data-note-place="${note}"]`);
  if (!place) return;
  place.scrollIntoView({ block: 'center' });
  const editable = place.closest<HTMLElement>('[contenteditable=true]');
  if (!editable) return;
  editable.focus({ preventScroll: true });
  window.getSelection()?.collapse(place, 0);
}
