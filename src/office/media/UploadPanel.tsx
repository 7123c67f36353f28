import { type FormEvent, useCallback, useState } from 'react';
import { type MediaFile, uploadMedia } from '#shared/contracts/office/media.ts';
import { mediaText as text } from '#shared/language/ka/office/media.ts';
import { sendUpload } from '#web/data/session/send-upload.ts';
import { callOffice, sentenceOf } from '../data/office-calls.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

interface Upload {
  readonly key: number;
  readonly file: File;
  /** How much of the file is sent, from 0 to 1; absent while it waits. */
  readonly share?: number;
  readonly error?: string;
}

/** Adds files that are dropped, pasted or chosen, many at once; each is asked for its words. */
export function UploadPanel({ onUploaded }: { readonly onUploaded: (file: MediaFile) => void }) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [last, setLast] = useState('');

  const add = useCallback(
    (files: Iterable<File>) =>
      setUploads((before) => {
        const next = Math.max(0, ...before.map(({ key }) => key + 1));
        return [...before, ...[...files].map((file, at) => ({ key: next + at, file }))];
      }),
    [],
  );
  const isOver = useDroppedFiles(add);
  const change = (key: number, values: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const leaveOut = (key: number) => setUploads((before) => before.filter((one) => one.key !== key));

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-upload]')];
    for (const row of rows) {
      const upload = uploads.find(({ key }) => String(key) === row.dataset.upload);
      if (upload) await sendOne(upload, readWords(row));
    }
  }

  async function sendOne({ key, file }: Upload, words: ReturnType<typeof readWords>): Promise<void> {
    change(key, { share: 0 });
    try {
      const sendBy = sendUpload(file, (share) => change(key, { share }));
      const made = await callOffice(uploadMedia, { ...words, file: file.name }, { sendBy });
      leaveOut(key);
      setLast(`${text.uploaded}: ${file.name}`);
      onUploaded(made);
    } catch (error) {
      setUploads((before) =>
        before.map((one) => (one.key === key ? { key, file, error: sentenceOf(error) } : one)),
      );
    }
  }

  return (
    <form className="office-upload" data-over={isOver || undefined} onSubmit={(event) => void send(event)}>
      <p>{text.drop}</p>
      <label className="office-file">
        {text.choose}
        <input
          className="office-hidden"
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,application/pdf,video/mp4,video/webm"
          onChange={(event) => {
            add(event.target.files ?? []);
            event.target.value = '';
          }}
        />
      </label>
      <ul className="office-uploads">
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onLeaveOut={() => leaveOut(upload.key)} />
        ))}
      </ul>
      {uploads.length > 0 && (
        <button
          type="submit"
          className="office-main"
          data-action="upload"
          disabled={uploads.some(({ share }) => share !== undefined)}
        >
          {text.upload}
        </button>
      )}
      <p role="status" className="office-hint">
        {last}
      </p>
    </form>
  );
}

function UploadRow({ upload, onLeaveOut }: { readonly upload: Upload; readonly onLeaveOut: () => void }) {
  const [isDecorative, setDecorative] = useState(false);
  const { key, file, share, error } = upload;
  return (
    <li data-upload={key}>
      <strong>{file.name}</strong>
      <label className="office-field">
        {text.alt}
        <input name="alt" className="office-input" required={!isDecorative} disabled={isDecorative} />
      </label>
      <label className="office-check">
        <input
          type="checkbox"
          name="decorative"
          checked={isDecorative}
          onChange={(event) => setDecorative(event.target.checked)}
        />{' '}
        {text.decorative}
      </label>
      <label className="office-field">
        {text.credit}
        <input name="credit" className="office-input" />
      </label>
      <label className="office-field">
        {text.licence}
        <input name="licence" className="office-input" />
      </label>
      <button
        type="button"
        className="office-quiet"
        aria-label={text.leaveOut(file.name)}
        onClick={onLeaveOut}
      >
        ×
      </button>
      {share !== undefined && <progress value={share} aria-label={text.progress(file.name)} />}
      {error && (
        <p role="alert" className="office-error" data-error="file">
          {error}
        </p>
      )}
    </li>
  );
}

function readWords(row: HTMLElement) {
  const input = (name: string) => row.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const decorative = input('decorative')?.checked === true;
  return {
    alt: decorative ? '' : (input('alt')?.value ?? ''),
    decorative: decorative ? 'true' : 'false',
    credit: input('credit')?.value ?? '',
    licence: input('licence')?.value ?? '',
  };
}
