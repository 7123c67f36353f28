/** Draws Facebook's letter, because the icon library has no brand icons. */
export function FacebookMark() {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M14 8.5V6.8c0-.8.2-1.3 1.4-1.3H17V2.3C16.7 2.2 15.8 2 14.7 2 12.2 2 10.500 3.500 10.500 6.300v2.200H8V12h2.500v10H14V12h2.600l.4-3.500z" />
    </svg>
  );
}
