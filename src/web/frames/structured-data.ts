import type { SiteFacts } from '#web/components/site.ts';

export interface Crumb {
  readonly title: string;
  readonly url: string;
}

/** schema.org `BreadcrumbList` of a page's trail, the page itself last. */
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
