import './notes.css';
import { useState } from 'react';
import { longestQuote } from '#shared/contracts/office/record-parts.ts';
import { noteText as text } from '#shared/language/ka/office/notes.ts';
import { sentenceOf } from '../../data/office-calls.ts';
import { DialogForm } from '../../shell/DialogForm.tsx';
import { OfficeDialog } from '../../shell/OfficeDialog.tsx';
import { anchorOf, type TextAnchor } from './text-anchor.ts';
import type { BegunNote } from './use-record-notes.ts';

/** Asks for a note. Where nothing was selected, its words are typed: by keyboard a text that is only read cannot be selected. */
export function NoteDialog({
  begun,
  onClose,
  onSave,
}: {
  readonly begun: BegunNote;
  readonly onClose: () => void;
  readonly onSave: (place: TextAnchor, body: string) => Promise<void>;
}) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(form: FormData): Promise<void> {
    const words = String(form.get('quote') ?? '').trim();
    const place = begun.place ?? findWords(begun.text, words);
    if (!place) return setError(text.notFound);
    if (place.quote.length > longestQuote) return setError(text.tooLong);
    setBusy(true);
    try {
      await onSave(place, String(form.get('body') ?? ''));
      onClose();
    } catch (failure) {
      setError(sentenceOf(failure));
      setBusy(false);
    }
  }

  return (
    <OfficeDialog title={text.write} mark={{ 'data-act': 'note' }} onClose={onClose}>
      <DialogForm
        submit={text.save}
        error={error}
        isBusy={isBusy}
        onClose={onClose}
        onSubmit={(values) => void save(values)}
      >
        {begun.place ? (
          <blockquote className="office-quote">{begun.place.quote}</blockquote>
        ) : (
          <label className="office-field">
            {text.place}
            <input name="quote" className="office-input" required maxLength={longestQuote} />
          </label>
        )}
        <label className="office-field">
          {text.body}
          <textarea name="body" className="office-input" rows={4} required maxLength={4_000} />
        </label>
      </DialogForm>
    </OfficeDialog>
  );
}

function findWords(all: string, words: string): TextAnchor | undefined {
  const from = words === '' ? -1 : all.indexOf(words);
  return from === -1 ? undefined : anchorOf(all, { from, to: from + words.length });
}
