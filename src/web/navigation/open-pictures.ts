import { loadChunk } from './chunk-load-error.ts';

const links = 'a[data-lightbox-open]';

/**
 * Opens linked pictures in a lightbox together with the other pictures of their group. The lightbox is loaded on the
 * first click.
 */
export function openPictures(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event;
    const opener = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
    if (!opener || button !== 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const group = opener.closest('[data-lightbox-group], main') ?? document;
    const groupLinks = [...group.querySelectorAll<HTMLAnchorElement>(links)];
    const pictures = groupLinks.map((link) => ({
      src: link.href,
      alt: link.querySelector('img')?.alt ?? '',
    }));
    loadChunk('lightbox', () => import('#web/components/media/lightbox/open-lightbox.tsx')).then(
      ({ openLightbox }) => openLightbox(pictures, groupLinks.indexOf(opener), opener),
      () => location.assign(opener.href),
    );
  });
}
