import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { mayUseMedia } from '#shared/access/media-rights.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import {
  listMediaUses,
  type MediaFile,
  removeMedia,
  replaceMedia,
  updateMedia,
} from '#shared/contracts/office/media.ts';
import { mediaText as text } from '#shared/language/ka/office/media.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { sendUpload } from '#web/data/session/send-upload.ts';
import { callOffice, sentenceOf } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { OfficeDialog } from '../shell/OfficeDialog.tsx';
import { FocalPoint } from './FocalPoint.tsx';

/** What is said of a file, where it is used, and what may be done with it. */
export function MediaDetails({
  file,
  roles,
  onChanged,
  onClose,
}: {
  readonly file: MediaFile;
  readonly roles: readonly Role[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}) {
  const [shown, setShown] = useState(file);
  const [isDecorative, setDecorative] = useState(file.decorative);
  const [message, setMessage] = useState<{ readonly text: string; readonly isError: boolean }>();
  const uses = useAnswer(`${file.id}`, () => callOffice(listMediaUses, { id: file.id }));
  const { id } = file;

  async function perform(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      onChanged();
    } catch (error) {
      setMessage({ text: sentenceOf(error), isError: true });
    }
  }

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const typed = (name: string) => String(values.get(name) ?? '');
    const focal =
      shown.kind === 'image' ? { focal_x: Number(typed('focal_x')), focal_y: Number(typed('focal_y')) } : {};
    void perform(async () => {
      const words = {
        alt: typed('alt'),
        decorative: isDecorative,
        credit: typed('credit'),
        licence: typed('licence'),
      };
      setShown(await callOffice(updateMedia, { id, ...words, ...focal }));
      setMessage({ text: text.saved, isError: false });
    });
  };
  const replace = (by: File) =>
    perform(async () => {
      setShown(
        await callOffice(replaceMedia, { id, file: by.name }, { sendBy: sendUpload(by, () => undefined) }),
      );
      setMessage({ text: text.saved, isError: false });
    });
  const remove = () =>
    perform(async () => {
      await callOffice(removeMedia, { id });
      onClose();
    });

  return (
    <OfficeDialog title={shown.name} mark={{ 'data-act': 'update' }} onClose={onClose}>
      <form className="office-form" onSubmit={save}>
        {shown.kind === 'image' && (
          <FocalPoint key={shown.url} url={shown.url} initial={{ x: shown.focal_x, y: shown.focal_y }} />
        )}
        <p className="office-hint">
          {shown.width && shown.height ? text.size(shown.width, shown.height) : ''}{' '}
          {shown.bytes ? text.kilobytes(Math.ceil(shown.bytes / 1024)) : ''}{' '}
          {shown.uploaded_by && text.uploadedBy(shown.uploaded_by.name)}{' '}
          <a href={shown.url}>{text.address}</a>
        </p>
        <label className="office-field">
          {text.alt}
          <input
            name="alt"
            className="office-input"
            defaultValue={shown.alt}
            required={shown.kind === 'image' && !isDecorative}
            disabled={isDecorative}
          />
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
          <input name="credit" className="office-input" defaultValue={shown.credit} />
        </label>
        <label className="office-field">
          {text.licence}
          <input name="licence" className="office-input" defaultValue={shown.licence} />
        </label>
        <p role="status" className={message?.isError ? 'office-error' : 'office-hint'}>
          {message?.text}
        </p>
        {mayUseMedia(roles, 'update') && (
          <button type="submit" className="office-main" data-action="update">
            {text.save}
          </button>
        )}
      </form>
      <h3>{text.uses}</h3>
      {uses.answer?.uses.length === 0 && <p className="office-hint">{text.noUses}</p>}
      <ul className="office-rows">
        {uses.answer?.uses.map((use) => (
          <li key={`${use.collection} ${use.id} ${use.field} ${use.is_published}`}>
            <Link to={`/records/${use.collection}/${use.id}/`}>
              {use.title || officeText.untitled(use.id)}
            </Link>
            <span className="office-hint">
              {collectionNamed(use.collection).label} {!use.is_published && text.draft}
            </span>
          </li>
        ))}
      </ul>
      {mayUseMedia(roles, 'replace') && (
        <label className="office-file">
          {text.replace}
          <input
            className="office-hidden"
            type="file"
            name="replace"
            onChange={(event) => {
              const [by] = event.target.files ?? [];
              if (by) void replace(by);
            }}
          />
        </label>
      )}
      {mayUseMedia(roles, 'remove') && uses.answer?.uses.length === 0 && (
        <button type="button" className="office-quiet" data-action="remove" onClick={() => void remove()}>
          {text.remove}
        </button>
      )}
    </OfficeDialog>
  );
}
