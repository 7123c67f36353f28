import { writePrice } from '#shared/advertising/prices.ts';
import { feeds as text } from '#shared/language/ka/reading/feeds.ts';
import { usePictureLoading } from '#web/components/media/picture-loading.ts';
import { ExternalMark } from '#web/components/navigation/ExternalMark.tsx';
import styles from './FeedOffer.module.css';
import type { Partner, ShownOffer } from './shown-feed.ts';

interface FeedOfferProps {
  readonly partner: Partner;
  readonly offer: ShownOffer;
}

/** Renders a partner's offer with the sponsor named before the title. The link opens a new tab. */
export function FeedOffer({ partner, offer }: FeedOfferProps) {
  const loading = usePictureLoading();
  return (
    <article className={styles.offer}>
      <div className={styles.picture}>
        <img
          src={offer.thumb ?? '/static/placeholder.svg'}
          srcSet={offer.thumb && offer.image ? `${offer.thumb} 320w, ${offer.image} 780w` : undefined}
          sizes="(width < 592px) 96px, 221px"
          alt=""
          width={320}
          height={200}
          loading={loading}
          decoding="async"
        />
      </div>
      <div className={styles.text}>
        <p className={styles.sponsor}>{`${text.sponsor} ${partner.title}`}</p>
        <h3 className={styles.title}>
          <a className={styles.link} href={offer.link} target="_blank" rel="sponsored noopener">
            {offer.title}
            <span className={styles.mark}>
              {'\u00a0'}
              <ExternalMark />
            </span>
          </a>
        </h3>
        <Prices newPrice={offer.newPrice} oldPrice={offer.oldPrice} />
      </div>
    </article>
  );
}

function Prices({ newPrice, oldPrice }: Pick<ShownOffer, 'newPrice' | 'oldPrice'>) {
  if (newPrice === undefined) return null;
  return (
    <p className={styles.prices}>
      <span className={styles.spoken}>{`${text.newPrice} `}</span>
      <strong className={styles.newPrice}>{writePrice(newPrice)}</strong>
      {oldPrice !== undefined && (
        <>
          <span className={styles.spoken}>{`, ${text.oldPrice} `}</span>
          <s className={styles.oldPrice}>{writePrice(oldPrice)}</s>
        </>
      )}
    </p>
  );
}
