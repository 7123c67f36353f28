import { Parser } from 'htmlparser2';

/** The metadata and links of a page, read from its HTML as by a robot. */
export interface ReadPage {
  readonly title: string;
  readonly headings: number;
  readonly route: string | undefined;
  readonly isHidden: boolean;
  readonly canonical: string | undefined;
  readonly properties: ReadonlyMap<string, string>;
  /** Types of the JSON-LD on the page. */
  readonly kinds: readonly string[];
  /** Addresses of links, as written. */
  readonly links: readonly string[];
  /** Pictures, styles and scripts. */
  readonly assets: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly hasTrail: boolean;
}

export function readPage(html: string): ReadPage {
  let title = '';
  let headings = 0;
  let route: string | undefined;
  let isHidden = false;
  let canonical: string | undefined;
  let hasTrail = false;
  const properties = new Map<string, string>();
  const data: string[] = [];
  const links: string[] = [];
  const assets: string[] = [];
  const ids = new Set<string>();
  let inside: 'title' | 'data' | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') depth += 1;
      if (attributes.id) ids.add(attributes.id);
      if (name === 'h1') headings += 1;
      if (name === 'main') route = attributes['data-route'];
      if (name === 'title' && depth === 0) inside = 'title';
      // As robots do.
      if (name === 'a' && attributes.href && attributes.rel !== 'nofollow') links.push(attributes.href);
      if (name === 'nav' && attributes['aria-label'] === 'ნავიგაციის ბილიკი') hasTrail = true;
      if (name === 'link' && attributes.rel === 'canonical') canonical = attributes.href;
      else if (name === 'link' && attributes.href) assets.push(attributes.href);
      if (attributes.src) assets.push(attributes.src);
      for (const candidate of attributes.srcset?.split(', ') ?? [])
        assets.push(candidate.split(' ')[0] ?? '');
      if (name === 'meta' && attributes.property)
        properties.set(attributes.property, attributes.content ?? '');
      if (name === 'meta' && attributes.name === 'robots' && attributes.content?.includes('noindex'))
        isHidden = true;
      if (name === 'script' && attributes.type === 'application/ld+json') {
        inside = 'data';
        data.push('');
      }
    },
    ontext(text) {
      if (inside === 'title') title += text;
      if (inside === 'data') data.push((data.pop() ?? '') + text);
    },
    onclosetag(name) {
      if (name === 'svg') depth -= 1;
      if (name === 'title' || name === 'script') inside = undefined;
    },
  });
  parser.end(html);
  const kinds = data.map((text) => String(JSON.parse(text)['@type']));
  return { title, headings, route, isHidden, canonical, properties, kinds, links, assets, ids, hasTrail };
}
