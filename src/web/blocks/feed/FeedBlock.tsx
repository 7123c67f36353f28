import type { Collector, FeedBlock as Feed } from '#shared/collections/rssblock.ts';
import { useDevice } from '#web/components/device.ts';
import { onDemand } from '#web/components/on-demand.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import styles from './FeedBlock.module.css';
import { FeedOffer } from './FeedOffer.tsx';

const loadSlider = async () => (await import('./FeedSlider.tsx')).FeedSlider;
const FeedSlider = onDemand({
  drawn: import.meta.env.SSR ? await loadSlider() : undefined,
  load: loadSlider,
  selector: '[data-feed-logo]',
});

/** From so many partners on they take turns. */
const sliderFrom = 3;

interface FeedBlockProps {
  readonly feed: Feed;
  readonly position: string;
}

/** A sponsored feed: offers of one or two partners side by side, or of more partners in turn. */
export function FeedBlock({ feed, position }: FeedBlockProps) {
  const device = useDevice();
  const partners = feed.collectors.filter(({ body }) => body.items.length > 0);
  if (partners.length === 0 || (feed.view !== 'both' && feed.view !== device)) return null;
  return (
    <section
      className={styles.feed}
      aria-label={feed.title}
      data-feed={feed.id}
      data-position={position}
      data-no-print
    >
      <SectionHead title={feed.title} isPlain />
      {partners.length < sliderFrom ? <OfferGrid partners={partners} /> : <FeedSlider partners={partners} />}
    </section>
  );
}

function OfferGrid({ partners }: { readonly partners: readonly Collector[] }) {
  return (
    <ul className={styles.offers}>
      {partners.flatMap((partner) =>
        partner.body.items.map((item) => (
          <li key={`${partner.id} ${item.link}`}>
            <FeedOffer partner={partner} item={item} />
          </li>
        )),
      )}
    </ul>
  );
}
