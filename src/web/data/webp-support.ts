const key = 'webp_supported';
const sample = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

/**
 * Detects WebP support once and stores the result (SPEC.md section 4, start-up step 3). Without storage it is
 * detected on every page.
 */
export function detectWebpSupport(): void {
  try {
    if (localStorage.getItem(key) !== null) return;
  } catch {
    return;
  }
  const image = new Image();
  const store = () => localStorage.setItem(key, String(image.width > 0));
  image.onload = store;
  image.onerror = store;
  image.src = sample;
}
