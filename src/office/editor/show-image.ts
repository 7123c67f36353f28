import { findFile } from '../media/find-file.ts';
import { smallAddress } from '../media/small-address.ts';

/** Draws an image of a text as an editor sees it: small, with the words for who cannot see it. */
export function showImage({ media, src, alt }: Readonly<Record<string, unknown>>): HTMLElement {
  const box = document.createElement('div');
  box.className = 'office-image';
  box.dataset.media = String(media ?? '');
  const picture = document.createElement('img');
  picture.alt = '';
  const words = document.createElement('span');
  words.textContent = String(alt ?? '');
  box.append(picture, words);
  if (typeof media !== 'number') picture.src = String(src ?? '');
  else
    findFile(media).then(
      (file) => {
        if (file) picture.src = smallAddress(file.url);
      },
      () => undefined,
    );
  return box;
}
