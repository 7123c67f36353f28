import { shapeText } from '#shared/language/ka/office/shapes.ts';

/** A part of a list's row, or of an object, with the input that it needs. */
export interface ShapePart {
  readonly name: string;
  readonly label: string;
  /** `html` is a formatted text. */
  readonly kind: 'line' | 'html' | 'number' | 'clock' | 'weekdays' | 'file' | 'image';
}

/** How the value of a field of kind `json` is written: rows of parts, rows of single texts, or one object. */
export interface Shape {
  readonly rows: 'objects' | 'texts' | 'single';
  readonly parts: readonly ShapePart[];
}

const { parts: text } = shapeText;
const part = (name: string, label: string, kind: ShapePart['kind'] = 'line'): ShapePart => ({
  name,
  label,
  kind,
});

/** The shapes of the collections' fields (collections/json-schemas.ts), by the fields' names. */
const shapes: Readonly<Record<string, Shape>> = {
  sources: { rows: 'objects', parts: [part('title', text.title), part('url', text.url)] },
  key_facts: { rows: 'texts', parts: [part('text', text.fact)] },
  hours: {
    rows: 'objects',
    parts: [
      part('days', text.days, 'weekdays'),
      part('opens', text.opens, 'clock'),
      part('closes', text.closes, 'clock'),
    ],
  },
  location: { rows: 'single', parts: [part('lat', text.lat, 'number'), part('lng', text.lng, 'number')] },
  video: {
    rows: 'single',
    parts: [
      part('url', text.video, 'file'),
      part('poster', text.poster, 'image'),
      part('captions', text.captions),
    ],
  },
  sponsor: {
    rows: 'single',
    parts: [part('title', text.title), part('url', text.url), part('logo', text.logo, 'image')],
  },
  sections: { rows: 'objects', parts: [part('title', text.title), part('body', text.body, 'html')] },
};

export const shapeOf = (field: string): Shape | undefined => shapes[field];

/** A row as it is edited. One that was filled once stays in the list when its texts are cleared, until it is removed. */
export interface ShapeRow {
  readonly key: number;
  readonly value: Readonly<Record<string, unknown>>;
  readonly wasFilled: boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the rows of a stored value. */
export function rowsOf({ rows, parts }: Shape, value: unknown): ShapeRow[] {
  const [first] = parts;
  const entries = rows === 'single' ? [value ?? {}] : Array.isArray(value) ? value : [];
  return entries.map((entry, key) => ({
    key,
    value: isObject(entry) ? entry : { [first?.name ?? '']: entry },
    wasFilled: rows !== 'single',
  }));
}

export const isFilled = (value: ShapeRow['value']): boolean =>
  Object.values(value).some((one) => one !== null && one !== '' && !(Array.isArray(one) && one.length === 0));

/** The rows that are saved. */
export const savedRows = (rows: readonly ShapeRow[]): ShapeRow[] =>
  rows.filter(({ value, wasFilled }) => wasFilled || isFilled(value));

/** The value that is saved; null where there is nothing. */
export function valueOfRows({ rows: kind, parts }: Shape, rows: readonly ShapeRow[]): unknown {
  const values = savedRows(rows).map(({ value }) => value);
  if (kind === 'single') return values[0] ?? null;
  const [first] = parts;
  return kind === 'texts' ? values.map((value) => value[first?.name ?? ''] ?? '') : values;
}

/** The new places of saved rows by their places before, from 1; a row that is gone has none. */
export function movesOf(before: readonly ShapeRow[], after: readonly ShapeRow[]): Map<number, number> {
  const keys = savedRows(after).map(({ key }) => key);
  return new Map(
    savedRows(before).flatMap(({ key }, at): [number, number][] =>
      keys.includes(key) ? [[at + 1, keys.indexOf(key) + 1]] : [],
    ),
  );
}
