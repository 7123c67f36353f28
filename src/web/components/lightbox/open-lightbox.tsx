import { createRoot } from 'react-dom/client';
import { Lightbox, type LightboxPicture } from './Lightbox.tsx';

/**
 * Shows pictures over the page, which rests until they are closed; then the focus returns to where it was. A second press
 * while the program was on its way opens nothing more.
 */
export function openLightbox(pictures: readonly LightboxPicture[], start: number, opener: HTMLElement): void {
  const page = document.getElementById('app');
  if (page?.hasAttribute('inert')) return;
  const place = document.createElement('div');
  const root = createRoot(place);
  const close = () => {
    removeEventListener('popstate', close);
    root.unmount();
    place.remove();
    page?.removeAttribute('inert');
    document.documentElement.removeAttribute('data-locked');
    opener.focus();
  };
  addEventListener('popstate', close);
  page?.setAttribute('inert', '');
  document.documentElement.setAttribute('data-locked', '');
  document.body.append(place);
  root.render(<Lightbox pictures={pictures} start={start} onClose={close} />);
}
