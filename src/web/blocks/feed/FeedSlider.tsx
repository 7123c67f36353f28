import { Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { feeds as text } from '#shared/language/ka/reading/feeds.ts';
import { usePictureLoading } from '#web/components/media/picture-loading.ts';
import styles from './FeedBlock.module.css';
import { FeedOffer } from './FeedOffer.tsx';
import slider from './FeedSlider.module.css';
import type { Partner } from './shown-feed.ts';
import { useRotation } from './use-rotation.ts';

/** Rotates through the partners, one at a time; a logo selects its partner. Without script all partners are listed. */
export function FeedSlider({ partners }: { readonly partners: readonly Partner[] }) {
  const loading = usePictureLoading();
  const container = useRef<HTMLDivElement>(null);
  const offers = useRef<HTMLOListElement>(null);
  const rotation = useRotation(partners.length, { container, offers });
  return (
    <div ref={container} className={slider.slider}>
      <ul className={slider.logos} aria-label={text.partners}>
        {partners.map((partner, index) => (
          <li key={partner.id}>
            <button
              type="button"
              className={slider.logo}
              title={partner.title}
              data-feed-logo={partner.id}
              aria-current={index === rotation.current ? 'true' : undefined}
              onClick={() => rotation.select(index)}
            >
              {partner.logo ? (
                <img src={partner.logo} alt={partner.title} width={56} height={56} loading={loading} />
              ) : (
                <span className={slider.name}>{partner.title}</span>
              )}
            </button>
          </li>
        ))}
        {partners.length > 1 && (
          <li className={slider.last}>
            <button
              type="button"
              className={slider.pause}
              aria-label={rotation.isStopped ? text.start : text.stop}
              data-feed-pause
              onClick={rotation.toggle}
            >
              {rotation.isStopped ? <Play size={18} /> : <Pause size={18} />}
            </button>
          </li>
        )}
      </ul>
      <ol ref={offers} className={slider.partners} aria-live={rotation.isRotating ? 'off' : 'polite'}>
        {partners.map((partner, index) => (
          <li
            key={partner.id}
            className={slider.partner}
            data-feed-partner={partner.id}
            data-shown={index === rotation.current ? '' : undefined}
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
