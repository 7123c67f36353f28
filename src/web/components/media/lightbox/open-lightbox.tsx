import { createRoot } from 'react-dom/client';
import { nightAddress } from '#shared/paths/drawn-pictures.ts';
import { Lightbox, type LightboxPicture } from './Lightbox.tsx';

/**
 * Opens the lightbox over the page, which is inert until it closes; then the opener is focused again. Does nothing if
 * a lightbox is already open, as after a second click while its chunk was loading.
 */
export function openLightbox(pictures: readonly LightboxPicture[], start: number, opener: HTMLElement): void {
  const page = document.getElementById('app');
  if (page?.hasAttribute('inert')) return;
  const container = document.createElement('div');
  const root = createRoot(container);
  const close = () => {
    removeEventListener('popstate', close);
    root.unmount();
    container.remove();
    page?.removeAttribute('inert');
    document.documentElement.removeAttribute('data-locked');
    opener.focus();
  };
  addEventListener('popstate', close);
  page?.setAttribute('inert', '');
  document.documentElement.setAttribute('data-locked', '');
  document.body.append(container);
  root.render(<Lightbox pictures={pictures.map(byLight)} start={start} onClose={close} />);
}

/** Drawings have a file for the night; the links that open the lightbox name the one for the day. */
const byLight = ({ src, alt }: LightboxPicture): LightboxPicture => ({
  src: matchMedia('(prefers-color-scheme: dark)').matches ? nightAddress(src) : src,
  alt,
});
