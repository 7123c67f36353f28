import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { mediaText } from '#shared/language/ka/office/media.ts';
import { recordText, editorText as text } from '#shared/language/ka/office/office.ts';
import { MediaPicker } from '../media/MediaPicker.tsx';
import { OfficeDialog } from '../shell/OfficeDialog.tsx';

/** Puts an image or a video of the library into the text, with words for who cannot see it. */
export function MediaDialog({
  kind,
  editor,
  onClose,
}: {
  readonly kind: 'image' | 'video';
  readonly editor: Editor;
  readonly onClose: () => void;
}) {
  const isImage = kind === 'image';
  const [image, setImage] = useState({ media: '', alt: '', isDecorative: false });
  const [isPicking, setPicking] = useState(false);
  const change = (values: Partial<typeof image>) => setImage((before) => ({ ...before, ...values }));
  const insert = (event: FormEvent) => {
    event.preventDefault();
    const words = image.isDecorative ? { decorative: true } : { alt: image.alt.trim() };
    const attrs = { media: Number(image.media), ...words };
    editor.chain().focus().insertContent({ type: kind, attrs }).run();
    onClose();
  };
  return (
    <OfficeDialog title={text[kind]} mark={{ 'data-act': kind }} onClose={onClose}>
      <form className="office-form" onSubmit={insert}>
        <label className="office-field">
          {recordText.mediaNumber}
          <input
            name="media"
            type="number"
            min={1}
            required
            className="office-input"
            value={image.media}
            onChange={(event) => change({ media: event.target.value })}
          />
        </label>
        <button type="button" className="office-quiet" data-action="pick" onClick={() => setPicking(true)}>
          {mediaText.pick}
        </button>
        <label className="office-field">
          {isImage ? text.imageAlt : text.videoTitle}
          <input
            name="alt"
            required={!image.isDecorative}
            disabled={image.isDecorative}
            className="office-input"
            value={image.alt}
            onChange={(event) => change({ alt: event.target.value })}
          />
        </label>
        {isImage && (
          <label className="office-check">
            <input
              type="checkbox"
              name="decorative"
              checked={image.isDecorative}
              onChange={(event) => change({ isDecorative: event.target.checked })}
            />{' '}
            {text.decorative}
          </label>
        )}
        <button type="submit" className="office-main">
          {text.insert}
        </button>
      </form>
      {isPicking && (
        <MediaPicker
          kind={kind}
          onPick={({ id, alt }) => {
            setPicking(false);
            change({ media: String(id), alt: image.alt || alt });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </OfficeDialog>
  );
}
