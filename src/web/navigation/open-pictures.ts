import { loadChunk } from './chunk-load-error.ts';

const links = 'a[data-lightbox-open]';

/** Links to pictures open them over the page, all of a group together; the program for it comes with the first press. */
export function openPictures(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event;
    const opener = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
    if (!opener || button !== 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const group = opener.closest('[data-lightbox-group], main') ?? document;
    const all = [...group.querySelectorAll<HTMLAnchorElement>(links)];
    const pictures = all.map((link) => ({ src: link.href, alt: link.querySelector('img')?.alt ?? '' }));
    loadChunk('lightbox', () => import('#web/components/lightbox/open-lightbox.tsx')).then(
      ({ openLightbox }) => openLightbox(pictures, all.indexOf(opener), opener),
      () => location.assign(opener.href),
    );
  });
}
