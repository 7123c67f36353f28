import { useState } from 'react';
import { escapeMarkup } from '#shared/content/escape-markup.ts';
import type { MediaFile } from '#shared/contracts/office/media.ts';
import { campaignsText as text } from '#shared/language/ka/office/campaigns.ts';
import { MediaPicker } from '../media/MediaPicker.tsx';
import type { InputProps } from './input-props.ts';
import { PlainInput } from './PlainInput.tsx';

/** The markup of an advertisement, or a picture of the library: the link beside it is then the picture's. */
export function AdBodyInput(props: InputProps) {
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<string>();
  const pick = (file: MediaFile) => {
    setPicking(false);
    const markup = pictureMarkup(file);
    setPicked(markup);
    props.onChange(markup);
  };
  return (
    <>
      <PlainInput key={picked} {...props} value={picked ?? props.value} />
      {!props.isLocked && (
        <button type="button" className="office-quiet" data-action="pick" onClick={() => setPicking(true)}>
          {text.pickPicture}
        </button>
      )}
      <span className="office-hint">{text.pictureHint}</span>
      {isPicking && <MediaPicker kind="image" onPick={pick} onClose={() => setPicking(false)} />}
    </>
  );
}

/** A picture as markup, with its size, so that nothing moves when it comes. */
function pictureMarkup({ url, alt, decorative, width, height }: MediaFile): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<img src="${escapeMarkup(url)}" alt="${decorative ? '' : escapeMarkup(alt)}"${size}>`;
}
