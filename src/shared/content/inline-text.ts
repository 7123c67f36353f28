import type { Inline, Mark, Text } from './document.ts';

/** Outermost first: the order in which marks are stored and rendered. */
const order: readonly Mark['type'][] = ['link', 'bold', 'italic', 'subscript', 'superscript'];

/** Sorts marks, each kind once; of nested links the outer one is kept. */
export function orderedMarks(marks: readonly Mark[]): readonly Mark[] {
  return order.flatMap((type) => marks.find((mark) => mark.type === type) ?? []);
}

export function isSameMark(one: Mark, other: Mark): boolean {
  return (
    one.type === other.type &&
    (one.type !== 'link' || (other.type === 'link' && one.attrs.href === other.attrs.href))
  );
}

const haveSameMarks = (one: Text, other: Text): boolean => {
  const [left, right] = [one.marks ?? [], other.marks ?? []];
  return (
    left.length === right.length &&
    left.every((mark, at) => right[at] !== undefined && isSameMark(mark, right[at]))
  );
};

/**
 * Normalises text as HTML displays it: white space collapses across marks, and is removed at the ends and beside line breaks;
 * line breaks at the ends are removed; adjacent texts with the same marks are merged.
 */
export function tidyInline(raw: readonly Inline[]): Inline[] {
  const tidy: Inline[] = [];
  let canHoldSpace = false;
  for (const node of raw) {
    if (node.type === 'hardBreak') {
      trimEnd(tidy);
      if (tidy.length > 0) tidy.push(node);
      canHoldSpace = false;
      continue;
    }
    if (node.type === 'sourceNumber') {
      tidy.push(node);
      canHoldSpace = true;
      continue;
    }
    const text: string = canHoldSpace ? node.text : node.text.replace(/^ /, '');
    if (text === '') continue;
    canHoldSpace = !text.endsWith(' ');
    const last = tidy.at(-1);
    if (last?.type === 'text' && haveSameMarks(last, node))
      tidy[tidy.length - 1] = { ...last, text: last.text + text };
    else tidy.push({ ...node, text });
  }
  while (tidy.at(-1)?.type === 'hardBreak' || endsInSpace(tidy)) {
    if (!trimEnd(tidy)) tidy.pop();
  }
  return tidy;
}

const endsInSpace = (nodes: readonly Inline[]): boolean => {
  const last = nodes.at(-1);
  return last?.type === 'text' && last.text.endsWith(' ');
};

/** Removes a trailing space. @returns whether there was one */
function trimEnd(nodes: Inline[]): boolean {
  const last = nodes.at(-1);
  if (last?.type !== 'text' || !last.text.endsWith(' ')) return false;
  const text = last.text.slice(0, -1);
  if (text === '') nodes.pop();
  else nodes[nodes.length - 1] = { ...last, text };
  return true;
}
