import { parseFeed } from 'feedsmith';
import { z } from 'zod';
import { tidyXml } from '#server/adapters/safe-http/tidy-xml.ts';
import { FeedError, type RawOffer } from './feed-source.ts';

const text = z.string().optional().catch(undefined);
const list = <Type extends z.ZodType>(type: Type) => z.array(type).catch([]);
const words = z.union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)]);
const textOrEmpty = words.catch('');
const picture = z.object({ url: text, type: text, medium: text }).catch({});
const media = z
  .object({
    thumbnails: list(picture).default([]),
    contents: list(picture.and(z.object({ thumbnails: list(picture).default([]) }))).default([]),
  })
  .catch({ thumbnails: [], contents: [] });

/** The used parts of an RSS, RDF or Atom item as the parser returns it; parts of another type count as absent. */
const item = z.object({
  title: textOrEmpty.default(''),
  link: text,
  guid: z.object({ value: text, isPermaLink: z.boolean().optional() }).optional().catch(undefined),
  links: list(z.object({ href: text, rel: text, type: text })).default([]),
  description: textOrEmpty.default(''),
  summary: textOrEmpty.default(''),
  content: z
    .union([words, z.object({ encoded: z.string() }).transform(({ encoded }) => encoded)])
    .catch('')
    .default(''),
  enclosures: list(picture).default([]),
  media: media
    .and(z.object({ groups: list(media).default([]) }))
    .optional()
    .catch(undefined),
});
type Item = z.infer<typeof item>;

/** Parses the offers of a feed in RSS, RDF or Atom. @throws FeedError when the text is no feed */
export function parseOffers(xml: string): RawOffer[] {
  let parsed: { feed: object };
  try {
    parsed = parseFeed(tidyXml(xml)) as { feed: object };
  } catch (error) {
    throw new FeedError('not_a_feed', { cause: error });
  }
  const { items, entries } = parsed.feed as { items?: unknown; entries?: unknown };
  const found = items ?? entries ?? [];
  return (Array.isArray(found) ? found : []).flatMap((one) => {
    const read = item.safeParse(one);
    return read.success ? [offerOf(read.data)] : [];
  });
}

function offerOf(one: Item): RawOffer {
  const texts = [one.description, one.summary, one.content];
  const alternate = one.links.find(({ rel }) => rel === undefined || rel === 'alternate');
  const permanent = one.guid?.isPermaLink === false ? undefined : one.guid?.value;
  return {
    title: one.title,
    link: one.link ?? alternate?.href ?? permanent ?? '',
    description: texts.join('\n'),
    picture: pictureOf(one, texts),
  };
}

function pictureOf(one: Item, texts: readonly string[]): string | undefined {
  const groups = [...(one.media ? [one.media] : []), ...(one.media?.groups ?? [])];
  const isPicture = ({ type, medium }: { type?: string | undefined; medium?: string | undefined }) =>
    medium === 'image' || type?.startsWith('image/') === true;
  const contents = groups.flatMap((group) => group.contents);
  const linked = one.links.map(({ href, rel, type }) => ({
    url: href,
    type: rel === 'enclosure' ? type : '',
  }));
  const found = [
    ...contents.filter(isPicture),
    ...[...one.enclosures, ...linked].filter(isPicture),
    ...groups.flatMap((group) => group.thumbnails),
    ...contents.flatMap((content) => content.thumbnails),
  ].find(({ url }) => url !== undefined);
  return found?.url ?? /<img\b[^>]{0,500}?\bsrc\s*=\s*["']([^"']{1,2000})["']/i.exec(texts.join(' '))?.[1];
}
