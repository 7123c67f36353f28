import { lazy, Suspense, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Spot } from '#shared/geography/distance.ts';
import { shapeText as text } from '#shared/language/ka/office/shapes.ts';
import { RecordSourcesContext } from '../../editor/record-sources.ts';
import type { InputProps } from '../input-props.ts';
import { OrderedRows, withMoved } from '../OrderedRows.tsx';
import { ShapePartInput } from './ShapePartInput.tsx';
import { movesOf, rowsOf, type Shape, type ShapeRow, valueOfRows } from './shapes.ts';

/** The country's outline and the map come with the first form that has a place. */
const PointPlacer = lazy(async () => ({ default: (await import('../point/PointPlacer.tsx')).PointPlacer }));

const spotOf = ({ lat, lng }: ShapeRow['value']): Spot | undefined =>
  typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
    ? { lat, lng }
    : undefined;

/** Writes a list or an object by its parts. Sources that move or go tell the texts that number them. */
export function ShapedInput({
  shape,
  field,
  value,
  isLocked,
  id,
  describedBy,
  isInvalid,
  onChange,
}: InputProps & { readonly shape: Shape }) {
  const [rows, setRows] = useState<readonly ShapeRow[]>(() => rowsOf(shape, value));
  const nextKey = useRef(rows.length);
  const add = useRef<HTMLButtonElement>(null);
  const recordSources = useContext(RecordSourcesContext);
  const isSingle = shape.rows === 'single';

  function change(next: readonly ShapeRow[]): void {
    setRows(next);
    onChange(valueOfRows(shape, next));
    const moves = movesOf(rows, next);
    const isMoved = moves.size < movesOf(rows, rows).size || [...moves].some(([from, to]) => from !== to);
    if (field.name === 'sources' && isMoved) recordSources?.move(moves);
  }
  const changePart = (at: number, name: string, part: unknown) =>
    change(
      rows.map((row, place) =>
        place === at ? { ...row, value: { ...row.value, [name]: part }, wasFilled: !isSingle } : row,
      ),
    );
  const partsOf = ({ value: given }: ShapeRow, at: number) => (
    <div className="office-parts">
      {shape.parts.map((part, place) => (
        <ShapePartInput
          key={part.name}
          part={part}
          id={at === 0 && place === 0 ? id : `${id}-${at}-${part.name}`}
          name={isSingle ? `${field.name}.${part.name}` : `${field.name}.${at}.${part.name}`}
          value={given[part.name]}
          isLocked={isLocked}
          describedBy={describedBy}
          isInvalid={isInvalid}
          onChange={(next) => changePart(at, part.name, next)}
        />
      ))}
      {field.name === 'location' && (
        <Suspense>
          <PointPlacer
            spot={spotOf(given)}
            isLocked={isLocked}
            onPlace={(spot) => change([{ key: 0, value: { ...given, ...spot }, wasFilled: false }])}
          />
        </Suspense>
      )}
    </div>
  );
  const [single] = rows;
  if (isSingle) return single ? partsOf(single, 0) : null;
  return (
    <div className="office-reference office-shaped">
      <OrderedRows
        keys={rows.map(({ key }) => key)}
        nameOf={(_, at) => text.row(field.label, at + 1)}
        isLocked={isLocked}
        onMove={(from, to) => change(withMoved(rows, from, to))}
        onRemove={(at) => {
          change(rows.filter((_, place) => place !== at));
          add.current?.focus();
        }}
      >
        {(key, at) => {
          const row = rows.find((one) => one.key === key);
          return row && partsOf(row, at);
        }}
      </OrderedRows>
      {!isLocked && (
        <button
          ref={add}
          type="button"
          id={rows.length === 0 ? id : undefined}
          className="office-quiet"
          data-add={field.name}
          onClick={() => {
            const key = nextKey.current;
            nextKey.current += 1;
            // The row is there before the next key, which belongs into it.
            flushSync(() => setRows([...rows, { key, value: {}, wasFilled: false }]));
            document
              .querySelector<HTMLElement>(
                `[data-field="${field.name}"] [data-row="${key}"] :is(input, textarea)`,
              )
              ?.focus();
          }}
        >
          {text.add}
        </button>
      )}
    </div>
  );
}
