import type { Resolver } from '#server/queries/queries.service.ts';
import { mediaAddressOf, type ShapeOptions } from '#server/queries/shape.ts';
import type { Collector } from '#shared/collections/rssblock.ts';
import type { FeedsRepository, PlacedCollector } from './feeds.repository.ts';

/** Resolves the collectors of sponsored feeds, with one query for all feeds of an answer. */
export function createFeedResolver(repository: FeedsRepository, options: ShapeOptions): Resolver {
  return async (records, rows, fields) => {
    if (!fields.includes('collectors') || rows.length === 0) return { tags: [] };
    const placed = await repository.listCollectors(rows.map((row) => Number(row.id)));
    const ofBlock = Map.groupBy(placed, ({ block }) => block);
    records.forEach((record, at) => {
      const own = ofBlock.get(Number(rows[at]?.id)) ?? [];
      record.collectors = own.map((one) => shapeCollector(one, options));
    });
    return { tags: ['collector:*'] };
  };
}

function shapeCollector(
  { id, title, domain, logo, items }: PlacedCollector,
  options: ShapeOptions,
): Collector {
  return {
    id,
    title,
    domain,
    logo: mediaAddressOf(logo, options),
    body: {
      items: items.map((item) => {
        const image = mediaAddressOf(item.image, options);
        return {
          link: item.link,
          title: item.title,
          thumb: mediaAddressOf(item.thumb, options),
          image: image ? { url: image } : null,
          description: item.description,
        };
      }),
    },
  };
}
