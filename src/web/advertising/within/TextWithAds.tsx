import type { AdPlace } from '#shared/advertising/places.ts';
import { RichText } from '#web/components/text/RichText.tsx';
import { AdBox } from '../AdBox.tsx';
import { splitText } from './split-text.ts';
import styles from './TextWithAds.module.css';

interface TextWithAdsProps {
  readonly html: string;
  readonly places: readonly AdPlace[];
}

/** Renders the main text of a page with advertisements after its third paragraph (CONTRACT.md section 8). */
export function TextWithAds({ html, places }: TextWithAdsProps) {
  const [before, after] = splitText(html, 3);
  return (
    <div className={styles.text}>
      <RichText html={before} />
      {places.map((place) => (
        <AdBox key={place} place={place} />
      ))}
      {after && <RichText html={after} />}
    </div>
  );
}
