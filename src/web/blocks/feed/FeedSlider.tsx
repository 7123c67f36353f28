import { Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { feeds as text } from '#shared/language/ka/feeds.ts';
import { usePictureLoading } from '#web/components/picture-loading.ts';
import styles from './FeedBlock.module.css';
import { FeedOffer } from './FeedOffer.tsx';
import slider from './FeedSlider.module.css';
import type { Partner } from './shown-feed.ts';
import { useTurns } from './use-turns.ts';

/** Partners in turn, one at a time; their logos pick one. Without script they stand one under the other. */
export function FeedSlider({ partners }: { readonly partners: readonly Partner[] }) {
  const loading = usePictureLoading();
  const frame = useRef<HTMLDivElement>(null);
  const offers = useRef<HTMLOListElement>(null);
  const turns = useTurns(partners.length, { frame, offers });
  return (
    <div ref={frame} className={slider.slider}>
      <ul className={slider.logos} aria-label={text.partners}>
        {partners.map((partner, index) => (
          <li key={partner.id}>
            <button
              type="button"
              className={slider.logo}
              title={partner.title}
              data-feed-logo={partner.id}
              aria-current={index === turns.current ? 'true' : undefined}
              onClick={() => turns.pick(index)}
            >
              {partner.logo ? (
                <img src={partner.logo} alt={partner.title} width={56} height={56} loading={loading} />
              ) : (
                <span className={slider.name}>{partner.title}</span>
              )}
            </button>
          </li>
        ))}
        <li className={slider.last}>
          <button
            type="button"
            className={slider.pause}
            aria-label={turns.isStopped ? text.start : text.stop}
            data-feed-pause
            onClick={turns.toggle}
          >
            {turns.isStopped ? <Play size={18} /> : <Pause size={18} />}
          </button>
        </li>
      </ul>
      <ol ref={offers} className={slider.partners} aria-live={turns.isMoving ? 'off' : 'polite'}>
        {partners.map((partner, index) => (
          <li
            key={partner.id}
            className={slider.partner}
            data-feed-partner={partner.id}
            data-shown={index === turns.current ? '' : undefined}
          >
            <ul className={styles.offers}>
              {partner.offers.map((offer) => (
                <li key={offer.link}>
                  <FeedOffer partner={partner} offer={offer} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
