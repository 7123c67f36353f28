import type { SiteFacts } from '#web/components/site/site.ts';

export interface Crumb {
  readonly title: string;
  readonly url: string;
}

/** Returns a schema.org `BreadcrumbList`; the page itself is its last item. */
export function describeTrail(trail: readonly Crumb[], site: SiteFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: site.url + url,
    })),
  };
}
