import { createContext, type ReactNode, useContext } from 'react';
import { AccentsContext } from './accents.ts';
import { useDevice } from './device.ts';

/** Marks that stand in the page's html until it is put together. */
export type KeptMarks = { readonly whole: string } | { readonly start: string; readonly end: string };

/** Where the server keeps the html of parts that many pages share; absent in the browser. */
export interface KeptParts {
  /** One mark for a part that is kept already, or the two between which it is drawn. */
  readonly marksFor: (name: string, madeOf: readonly object[]) => KeptMarks;
}

export const KeptPartsContext = createContext<KeptParts | undefined>(undefined);

interface KeptProps {
  /** Tells parts made of the same data apart. */
  readonly name: string;
  /** The data shown, as loaded: the very same objects stand for the same html. */
  readonly madeOf?: readonly object[];
  /** One or more elements; nothing in them may depend on the address. */
  readonly children: ReactNode;
}

/** A part of the page that looks the same wherever the same data stands in it: the server draws it once. */
export const Kept = import.meta.env.SSR ? KeptPart : PlainPart;

function KeptPart({ name, madeOf = [], children }: KeptProps) {
  const device = useDevice();
  const accents = useContext(AccentsContext);
  const marks = useContext(KeptPartsContext)?.marksFor(`${name} ${device}`, [...madeOf, accents]);
  const isWhole = marks !== undefined && 'whole' in marks;
  return threeChildren(
    isWhole ? marks.whole : marks?.start,
    isWhole ? null : children,
    isWhole ? null : marks?.end,
  );
}

function PlainPart({ children }: KeptProps) {
  return threeChildren(null, children, null);
}

/** Always three: what `useId` answers depends on how many there are. */
const threeChildren = (before: ReactNode, part: ReactNode, after: ReactNode) => (
  <>
    {before}
    {part}
    {after}
  </>
);
