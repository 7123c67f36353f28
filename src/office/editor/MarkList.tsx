import type { TextMark } from './mark-text.ts';

/** Lists what is marked in a text, so that nobody depends on the colour. */
export function MarkList({ marks }: { readonly marks: readonly TextMark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className="office-marks">
      {marks.map(({ from, text, label }) => (
        <li key={from} data-mark={label}>
          <mark className="office-mark">{text}</mark> {label}
        </li>
      ))}
    </ul>
  );
}
