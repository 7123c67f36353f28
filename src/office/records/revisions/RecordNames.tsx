import { idsIn, useTitles } from '../../data/use-titles.ts';

/** Names the records that a field refers to, each on a line; those that are not among the others are marked. */
export function RecordNames({
  of,
  value,
  others = value,
  mark = 'span',
}: {
  readonly of: string;
  readonly value: unknown;
  readonly others?: unknown;
  readonly mark?: 'ins' | 'del' | 'span';
}) {
  const ids = idsIn(value);
  const titleOf = useTitles(of, ids);
  const known = new Set(idsIn(others));
  return (
    <>
      {ids.map((id) => {
        const Mark = known.has(id) ? 'span' : mark;
        return (
          <span key={id} className="office-line">
            <Mark>{titleOf(id)}</Mark>
          </span>
        );
      })}
    </>
  );
}
