import { paths } from '#shared/paths/paths.ts';
import { drawnFiles, mediaAddress, thumbnailSet } from '#web/components/media/media.ts';
import { night } from '#web/components/media/Picture.tsx';
import { useSite } from '#web/components/site/site.ts';
import type { ShownClinic, ShownDoctor } from './load-recommended.ts';
import styles from './RecommendedBlock.module.css';

const placeholder = '/static/author.svg';

/** Renders a recommended doctor or clinic: picture, link and a doctor's first profession. */
export function RecommendedCard({ record }: { readonly record: ShownDoctor | ShownClinic }) {
  const { media } = useSite();
  const { title, url, image } = record;
  const profession = 'professions' in record ? record.professions[0] : undefined;
  const drawn = image ? drawnFiles(image.url, media, 'square') : undefined;
  const photograph = image && !drawn ? thumbnailSet(image.url, media, 'webp', 160) : '';
  const original = image ? mediaAddress(image.url, media) : placeholder;
  return (
    <li className={styles.card}>
      <picture className={styles.picture}>
        {drawn && <source media={night} srcSet={drawn.night.srcSet} sizes="72px" />}
        <img
          className={styles.image}
          src={original}
          srcSet={drawn?.day.srcSet ?? (photograph || undefined)}
          sizes="72px"
          data-original={original}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <div className={styles.text}>
        <a className={styles.name} href={url}>
          {title}
        </a>
        {profession && (
          <a className={styles.profession} href={`${paths.doctors}?category=${profession.id}`}>
            {profession.title}
          </a>
        )}
      </div>
    </li>
  );
}
