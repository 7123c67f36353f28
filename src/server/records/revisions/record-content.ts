/** The content of a revision: fields by the names of an import line, empty ones left out (OFFICE.md, „Records“). */
export type RecordContent = Readonly<Record<string, unknown>>;

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An empty value and an absent field mean the same. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0) ||
  isEmptyDocument(value);

function isEmptyDocument(value: unknown): boolean {
  if (!isObject(value) || value.type !== 'doc') return false;
  const content = Array.isArray(value.content) ? value.content : [];
  return content.every(
    (block) => isObject(block) && block.type === 'paragraph' && block.content === undefined,
  );
}

/** Lays given fields over a record's content; what is given as empty is taken away. */
export function mergeContent(base: RecordContent, given: RecordContent): RecordContent {
  const merged = { ...base, ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => !isEmptyValue(value)));
}

/** Fields that the portal fills in at publication, and leaves to readers as they are where a later revision says nothing of them. */
const filledIn = ['alias', 'slug', 'published_at', 'next_review_at'];

/** What readers will have of a revision once it is published over what they have now. */
export const overPublished = (published: RecordContent, content: RecordContent): RecordContent => ({
  ...Object.fromEntries(Object.entries(published).filter(([name]) => filledIn.includes(name))),
  ...content,
});

/** Lists the fields in which two contents differ. */
export function changedFields(before: RecordContent, after: RecordContent): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** Gives every image and video of a text other attributes. Whatever is none stays the same object. */
export function mapImages(node: unknown, change: (attrs: Loose) => Loose): unknown {
  if (!isObject(node)) return node;
  if (node.type === 'image' || node.type === 'video')
    return { ...node, attrs: change(isObject(node.attrs) ? node.attrs : {}) };
  if (!Array.isArray(node.content)) return node;
  return { ...node, content: node.content.map((child) => mapImages(child, change)) };
}

/** A file as texts and fields name it. */
export interface MediaFile {
  readonly id: number;
  readonly path: string;
  readonly width: number | null;
  readonly height: number | null;
}

export interface MediaBook {
  readonly byId: ReadonlyMap<number, MediaFile>;
  readonly byPath: ReadonlyMap<string, MediaFile>;
}

/** Names the images of a stored text by their media ids; one from elsewhere keeps its address. */
export function officeDocument(document: unknown, { byPath }: MediaBook, mediaUrl: string): unknown {
  return mapImages(document, (attrs) => {
    const { src, alt, ...rest } = attrs;
    const file = byPath.get(pathOf(String(src), mediaUrl) ?? '');
    if (!file) return attrs;
    return { media: file.id, ...(alt === '' ? { decorative: true } : { alt }), ...withoutSizeOf(rest, file) };
  });
}

function withoutSizeOf({ width, height, ...rest }: Loose, file: MediaFile): Loose {
  const isOwn = width === (file.width ?? undefined) && height === (file.height ?? undefined);
  return isOwn ? rest : { ...rest, ...(width ? { width } : {}), ...(height ? { height } : {}) };
}

/** Gives the images of a text the addresses that readers need. An unknown media id leaves an image that is none. */
export function storedDocument(document: unknown, { byId }: MediaBook, mediaUrl: string): unknown {
  return mapImages(document, (attrs) => {
    const { media, decorative, ...rest } = attrs;
    if (media === undefined) return attrs;
    const file = byId.get(Number(media));
    if (!file) return {};
    const size = {
      ...(file.width ? { width: file.width } : {}),
      ...(file.height ? { height: file.height } : {}),
    };
    const alt = decorative === true ? '' : rest.alt;
    return { ...size, ...rest, src: mediaUrl + file.path, alt };
  });
}

/** The path of a file that lies in the media folder; nothing for addresses elsewhere. */
export const pathOf = (address: string, mediaUrl: string): string | undefined =>
  address.startsWith(mediaUrl) ? address.slice(mediaUrl.length) : undefined;

/** Lists the media ids that the images of a text name. */
export function mediaIdsIn(document: unknown): number[] {
  const found: number[] = [];
  mapImages(document, (attrs) => {
    if (typeof attrs.media === 'number') found.push(attrs.media);
    return attrs;
  });
  return found;
}

/** Lists the records that the links of a text name, as „article:12“; what is no name of a record comes as it is. */
export function linkedRecordsIn(node: unknown): string[] {
  if (!isObject(node)) return [];
  const marks = Array.isArray(node.marks) ? node.marks.filter(isObject) : [];
  const own = marks.flatMap(({ attrs }) => {
    const record = isObject(attrs) ? attrs.record : undefined;
    return record === undefined || record === null ? [] : [String(record)];
  });
  return [...own, ...(Array.isArray(node.content) ? node.content.flatMap(linkedRecordsIn) : [])];
}

/** Lists the addresses that the images of a text name. */
export function imageAddressesIn(document: unknown): string[] {
  const found: string[] = [];
  mapImages(document, (attrs) => {
    if (typeof attrs.src === 'string') found.push(attrs.src);
    return attrs;
  });
  return found;
}

/** Tells whether every image of a text has words for who cannot see it, or is said to need none. */
export function lacksAlt(document: unknown): boolean {
  let lacks = false;
  mapImages(document, (attrs) => {
    if (attrs.decorative !== true && String(attrs.alt ?? '').trim() === '' && attrs.media !== undefined)
      lacks = true;
    return attrs;
  });
  return lacks;
}
