import { type Collection, recordFields } from '#shared/collections/collection.ts';
import type { Field } from '#shared/collections/fields.ts';
import { recordCollections } from '#shared/collections/registry.ts';
import type { FileLine } from './read-lines.ts';

/**
 * One sending of a line. A line in a circle of references is sent twice: first without what leads round the circle, and when
 * all others are there, with nothing but that.
 */
export interface ImportStep extends FileLine {
  readonly isRest: boolean;
  /** The steps that must come before this one, by their place in the plan. */
  readonly needs: readonly number[];
  /** The length of its record as JSON. */
  readonly size: number;
}

/** A call of an import: lines of one collection, and in a trial those before them that they refer to. */
export interface ImportCall {
  readonly steps: readonly ImportStep[];
  readonly behind: readonly ImportStep[];
}

/** A call takes so many lines, and no more characters than its body may hold. */
const maxLines = 40;
const maxCharacters = 500_000;
/** A trial does the lines behind as well, in one transaction that others wait for. */
const maxBehind = 120;
const maxCharactersBehind = 1_000_000;

const collections = new Map<string, Collection>(recordCollections.map((one) => [one.name, one]));

/** Puts the lines of a file in an order in which each finds what it refers to, as far as the file has it. */
export function planImport(lines: readonly FileLine[]): ImportStep[] {
  const firstOf = firstByName(lines);
  const references = lines.map((line) => referencesOf(line, firstOf));
  const needs = lines.map((line, at) => needsOf(line, at, references[at] ?? [], firstOf));
  const { levels, isCut } = levelsOf(needs);
  const order = [...lines.keys()].toSorted(
    (one, other) => (levels[one] ?? 0) - (levels[other] ?? 0) || one - other,
  );
  const placeOf = new Map(order.map((at, place) => [at, place]));
  const placesOf = (some: readonly number[]) => some.flatMap((at) => placeOf.get(at) ?? []);
  const rests: ImportStep[] = [];
  const firsts = order.map((at): ImportStep => {
    const line = lines[at] as FileLine;
    const all = [...(needs[at] ?? [])];
    const cut = new Set((references[at] ?? []).filter(({ to }) => isCut(at, to)).map(({ field }) => field));
    if (cut.size > 0)
      rests.push(stepOf(line, (name) => name === 'id' || cut.has(name), true, placesOf([at, ...all])));
    return stepOf(line, (name) => !cut.has(name), false, placesOf(all.filter((to) => !isCut(at, to))));
  });
  return [...firsts, ...rests];
}

function stepOf(
  { record, ...line }: FileLine,
  isWanted: (name: string) => boolean,
  isRest: boolean,
  needs: readonly number[],
): ImportStep {
  const sent = Object.fromEntries(Object.entries(record).filter(([name]) => isWanted(name)));
  return { ...line, record: sent, isRest, needs, size: JSON.stringify(sent).length };
}

/** Cuts a plan into calls. A call of a trial is told what its lines need of the calls before it. */
export function cutIntoCalls(
  steps: readonly ImportStep[],
  { isTrial }: { readonly isTrial: boolean },
): ImportCall[] {
  const calls: ImportCall[] = [];
  let some: ImportStep[] = [];
  let first = 0;
  const behindOf = (upTo: number) => (isTrial ? listBehind(steps, first, upTo) : []);
  for (const [at, step] of steps.entries()) {
    const isOther = some.length > 0 && some[0]?.collection !== step.collection;
    const fits =
      some.length < maxLines &&
      lengthOf(some) + lengthOf([step]) <= maxCharacters &&
      isSmall(behindOf(at + 1));
    if (some.length > 0 && (isOther || !fits)) {
      calls.push({ steps: some, behind: behindOf(at) });
      some = [];
      first = at;
    }
    some.push(step);
  }
  if (some.length > 0) calls.push({ steps: some, behind: behindOf(steps.length) });
  return calls;
}

/** Whether a trial of a call is small enough to be made. */
export const isSmall = (behind: readonly ImportStep[]): boolean =>
  behind.length <= maxBehind && lengthOf(behind) <= maxCharactersBehind;

const lengthOf = (steps: readonly ImportStep[]): number => steps.reduce((sum, { size }) => sum + size, 0);

/** The steps before `first` that those from it up to `upTo` need, and what these need, in the order of the plan. */
function listBehind(steps: readonly ImportStep[], first: number, upTo: number): ImportStep[] {
  const found = new Set<number>();
  const open = steps.slice(first, upTo).flatMap(({ needs }) => needs);
  for (let at = open.pop(); at !== undefined && found.size <= maxBehind; at = open.pop()) {
    if (at >= first || found.has(at)) continue;
    found.add(at);
    open.push(...(steps[at]?.needs ?? []));
  }
  return [...found].toSorted((one, other) => one - other).flatMap((at) => steps[at] ?? []);
}

interface Reference {
  readonly field: string;
  /** The line of the record that is referred to. */
  readonly to: number;
}

/** What a line refers to of what other lines of the file are. */
function referencesOf({ collection, record }: FileLine, firstOf: ReadonlyMap<string, number>): Reference[] {
  const described = collections.get(collection);
  if (!described) return [];
  return Object.entries(recordFields(described)).flatMap(([field, facts]) =>
    [record[field]].flat().flatMap((id) => {
      const to = firstOf.get(`${targetOf(facts)} ${id}`);
      return to === undefined || typeof id !== 'number' ? [] : [{ field, to }];
    }),
  );
}

/** The collection that a field refers to. */
function targetOf(field: Field): string | undefined {
  switch (field.kind) {
    case 'reference':
    case 'references':
    case 'scalar':
      return field.to;
    case 'computed':
      return field.stored?.to;
    default:
      return undefined;
  }
}

/** The first line of each record with a number, and of each address. */
function firstByName(lines: readonly FileLine[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const [at, line] of lines.entries())
    for (const name of ownNames(line)) if (!first.has(name)) first.set(name, at);
  return first;
}

const ownNames = ({ collection, record: { id, alias } }: FileLine): string[] => [
  ...(typeof id === 'number' ? [`${collection} ${id}`] : []),
  ...(typeof alias === 'string' ? [`${collection} /${alias}`] : []),
];

/** The lines that a line must come behind: those it refers to, and one of the same record or address before it. */
function needsOf(
  line: FileLine,
  at: number,
  references: readonly Reference[],
  firstOf: ReadonlyMap<string, number>,
): Set<number> {
  const same = ownNames(line).flatMap((name) => firstOf.get(name) ?? []);
  // Who refers to itself alone is refused by the server.
  return new Set([
    ...references.map(({ to }) => to).filter((to) => to !== at),
    ...same.filter((to) => to < at),
  ]);
}

/** How many lines must come before each, one behind the other; what closes a circle is cut. */
function levelsOf(needs: readonly ReadonlySet<number>[]) {
  const levels: (number | undefined)[] = needs.map(() => undefined);
  const cuts = new Set<string>();
  const isOpen = new Set<number>();
  for (const start of needs.keys()) {
    const path = levels[start] === undefined ? [walkFrom(start)] : [];
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const next = last.rest.pop();
      if (next === undefined) {
        levels[last.at] = 1 + Math.max(-1, ...last.behind.map((at) => levels[at] ?? 0));
        isOpen.delete(last.at);
        path.pop();
      } else if (isOpen.has(next)) cuts.add(`${last.at} ${next}`);
      else {
        last.behind.push(next);
        if (levels[next] === undefined) path.push(walkFrom(next));
      }
    }
  }
  return { levels, isCut: (from: number, to: number) => cuts.has(`${from} ${to}`) };

  function walkFrom(at: number) {
    isOpen.add(at);
    return { at, rest: [...(needs[at] ?? [])].reverse(), behind: [] as number[] };
  }
}
