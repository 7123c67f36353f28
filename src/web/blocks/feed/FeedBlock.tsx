import { useDevice } from '#web/components/device.ts';
import { onDemand } from '#web/components/on-demand.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import styles from './FeedBlock.module.css';
import { FeedOffer } from './FeedOffer.tsx';
import type { Partner, ShownFeed } from './shown-feed.ts';

const loadSlider = async () => (await import('./FeedSlider.tsx')).FeedSlider;
const FeedSlider = onDemand({
  serverComponent: import.meta.env.SSR ? await loadSlider() : undefined,
  load: loadSlider,
  selector: '[data-feed-logo]',
});

interface FeedBlockProps {
  readonly feed: ShownFeed;
  readonly position: string;
}

/** Renders a sponsored feed: a grid of offers of one or two collectors, a slider of more. */
export function FeedBlock({ feed, position }: FeedBlockProps) {
  const device = useDevice();
  const { partners } = feed;
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
      {feed.isSlider ? <FeedSlider partners={partners} /> : <OfferGrid partners={partners} />}
    </section>
  );
}

function OfferGrid({ partners }: { readonly partners: readonly Partner[] }) {
  return (
    <ul className={styles.offers}>
      {partners.flatMap((partner) =>
        partner.offers.map((offer) => (
          <li key={`${partner.id} ${offer.link}`}>
            <FeedOffer partner={partner} offer={offer} />
          </li>
        )),
      )}
    </ul>
  );
}
