/** Reloads a failed picture once from its original address, without thumbnails (SPEC.md section 4). */
function recover(image: HTMLImageElement): void {
  const { original } = image.dataset;
  if (!original || image.dataset.recovered !== undefined) return;
  image.dataset.recovered = '';
  for (const source of image.parentElement?.querySelectorAll('source') ?? [])
    source.removeAttribute('srcset');
  image.removeAttribute('srcset');
  image.src = original;
}

/**
 * Watches every picture of the page, including those that failed before this script ran. Returns a function that
 * stops it.
 */
export function recoverImages(): () => void {
  const watch = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) recover(target);
  };
  document.addEventListener('error', watch, true);
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-original]')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') recover(image);
  }
  return () => document.removeEventListener('error', watch, true);
}
