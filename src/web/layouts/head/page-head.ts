import { mediaAddress } from '#web/components/media/media.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import type { PageFacts } from './page-facts.ts';

export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface PageHead {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (rel: string, href: string): HeadTag => ({ tag: 'link', attributes: { rel, href } });

const shareImage = '/static/share.png';

/** Makes an address absolute, because crawlers and messengers do not resolve relative ones. */
export const absoluteAddress = (address: string, site: SiteFacts): string =>
  address.startsWith('/') ? site.url + address : address;

const imageOf = (facts: PageFacts, site: SiteFacts): string =>
  absoluteAddress(facts.image ? mediaAddress(facts.image, site.media) : shareImage, site);

/** Returns the title and head tags of a page. The server writes them, the browser replaces them on navigation. */
export function describeHead(facts: PageFacts, site: SiteFacts): PageHead {
  if (facts.isHidden) return describeHiddenHead(facts.title, site);
  const url = site.url + facts.path;
  const title = `${facts.title} - ${site.name}`;
  const tags: HeadTag[] = [
    meta('description', facts.description),
    link('canonical', url),
    ...(facts.previous ? [link('prev', site.url + facts.previous)] : []),
    ...(facts.next ? [link('next', site.url + facts.next)] : []),
    property('og:title', title),
    property('og:description', facts.description),
    property('og:url', url),
    property('og:type', facts.kind),
    property('og:image', imageOf(facts, site)),
    property('og:site_name', site.name),
    property('og:locale', 'ka_GE'),
    meta('twitter:card', 'summary_large_image'),
  ];
  for (const data of facts.structuredData?.() ?? []) {
    tags.push({ tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify(data) });
  }
  return { title, tags };
}

/** Returns the head of a page that search engines must not index. Title and picture are updated there as well (SPEC.md section 2). */
export function describeHiddenHead(label: string, site: SiteFacts): PageHead {
  const title = `${label} - ${site.name}`;
  return {
    title,
    tags: [
      meta('robots', 'noindex'),
      property('og:title', title),
      property('og:image', absoluteAddress(shareImage, site)),
    ],
  };
}
