const key = 'webp_supported';
const sample = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

/** SPEC.md section 4, start-up step 3: found out once, then remembered. A browser without storage simply asks again. */
export function detectWebpSupport(): void {
  try {
    if (localStorage.getItem(key) !== null) return;
  } catch {
    return;
  }
  const image = new Image();
  const remember = () => localStorage.setItem(key, String(image.width > 0));
  image.onload = remember;
  image.onerror = remember;
  image.src = sample;
}
