type Loose = Readonly<Record<string, unknown>>;

/** What the editor adds to every node and mark that says nothing of its own. */
const defaults: Readonly<Record<string, Loose>> = {
  orderedList: { start: 1, type: null },
  tableCell: { colspan: 1, rowspan: 1, colwidth: null, align: null },
  tableHeader: { colspan: 1, rowspan: 1, colwidth: null, align: null },
  video: { width: null, height: null, media: null, decorative: null, src: null, alt: null },
  image: { title: null, width: null, height: null, media: null, decorative: null, src: null, alt: null },
};
/** Of a link the portal stores where it leads and to which record; the rest is decided when it is shown. */
const linkAttributes: ReadonlySet<string> = new Set(['href', 'record']);

/**
 * A text as the portal stores it: without what the editor fills in by default, so that a text that is opened and saved is the same,
 * and a comparison shows what somebody wrote.
 */
export function normalDocument(node: Loose): Loose {
  const { type, attrs, content, marks } = node;
  const stored = keepAttributes(String(type), isLoose(attrs) ? attrs : {});
  return {
    ...node,
    ...(Object.keys(stored).length > 0 ? { attrs: stored } : { attrs: undefined }),
    ...(Array.isArray(content) ? { content: content.map(normalDocument) } : {}),
    ...(Array.isArray(marks) ? { marks: marks.map(normalMark) } : {}),
  };
}

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

function keepAttributes(type: string, attrs: Loose): Loose {
  const usual = defaults[type] ?? {};
  return Object.fromEntries(
    Object.entries(attrs).filter(
      ([name, value]) => value !== undefined && !(name in usual && usual[name] === value),
    ),
  );
}

function normalMark(mark: unknown): unknown {
  if (!isLoose(mark) || mark.type !== 'link' || !isLoose(mark.attrs)) return mark;
  return {
    ...mark,
    attrs: Object.fromEntries(
      Object.entries(mark.attrs).filter(([name, value]) => linkAttributes.has(name) && value !== null),
    ),
  };
}
