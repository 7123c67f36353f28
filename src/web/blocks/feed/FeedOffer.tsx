import { readPrices, writePrice } from '#shared/advertising/prices.ts';
import type { Collector, FeedItem } from '#shared/collections/rssblock.ts';
import { feeds as text } from '#shared/language/ka/feeds.ts';
import { ExternalMark } from '#web/components/ExternalMark.tsx';
import styles from './FeedOffer.module.css';

interface FeedOfferProps {
  readonly partner: Collector;
  readonly item: FeedItem;
}

/** A partner's offer: who pays for it stands before what is offered. Opens in a new tab. */
export function FeedOffer({ partner, item }: FeedOfferProps) {
  return (
    <article className={styles.offer}>
      <div className={styles.picture}>
        <img
          src={item.thumb ?? '/static/placeholder.svg'}
          srcSet={item.thumb && item.image ? `${item.thumb} 320w, ${item.image.url} 780w` : undefined}
          sizes="(width <= 768px) 96px, 220px"
          alt=""
          width={320}
          height={200}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={styles.text}>
        <p className={styles.sponsor}>
          {text.sponsor} {partner.title}
        </p>
        <h3 className={styles.title}>
          <a className={styles.link} href={item.link} target="_blank" rel="sponsored noopener">
            {item.title} <ExternalMark />
          </a>
        </h3>
        <Prices description={item.description} />
      </div>
    </article>
  );
}

function Prices({ description }: { readonly description: string }) {
  const { newPrice, oldPrice } = readPrices(description);
  if (newPrice === undefined) return null;
  return (
    <p className={styles.prices}>
      <span className={styles.spoken}>{text.newPrice} </span>
      <strong className={styles.newPrice}>{writePrice(newPrice)}</strong>
      {oldPrice !== undefined && (
        <>
          <span className={styles.spoken}>, {text.oldPrice} </span>
          <s className={styles.oldPrice}>{writePrice(oldPrice)}</s>
        </>
      )}
    </p>
  );
}
