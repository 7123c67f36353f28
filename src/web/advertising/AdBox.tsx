import { type AdPlace, places } from '#shared/advertising/places.ts';
import { advertising } from '#shared/language/ka/shell.ts';
import { useDevice } from '#web/components/device.ts';
import { Kept } from '#web/components/Kept.tsx';
import styles from './AdBox.module.css';
import { AdFrame } from './AdFrame.tsx';
import { useAd } from './use-ad.ts';

interface AdBoxProps {
  readonly place: AdPlace;
  /** Tells apart places of one name on a page. */
  readonly turn?: number;
}

/**
 * An advertisement's labelled box; nothing where no campaign runs. It has its size before anything arrives. A page the
 * server made for a desktop keeps the mobile places free on narrow screens: the browser may find that it is one.
 */
export function AdBox({ place, turn }: AdBoxProps) {
  const device = useDevice();
  const id = useAd(place, turn);
  const own = places[place];
  if (id === undefined || (device === 'mobile' && own.device === 'desktop')) return null;
  const size = `${own.width}x${own.height}`;
  if (own.device !== device) return <div className={styles.kept} data-size={size} />;
  return (
    <Kept name={`ad ${place} ${id}`}>
      <div className={styles[own.device]} data-ad={place} data-size={size} data-no-print>
        <p className={styles.label}>{advertising.label}</p>
        <AdFrame key={id} id={id} place={place} />
      </div>
    </Kept>
  );
}
