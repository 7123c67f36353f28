import { paths } from '#shared/paths/paths.ts';
import { mediaAddress, thumbnailSet } from '#web/components/media.ts';
import { useSite } from '#web/components/site.ts';
import type { ShownClinic, ShownDoctor } from './load-recommended.ts';
import styles from './RecommendedBlock.module.css';

const placeholder = '/static/author.svg';

/** A recommended doctor or clinic: the picture, the way to their page, and a doctor's first profession. */
export function RecommendedCard({ record }: { readonly record: ShownDoctor | ShownClinic }) {
  const { media } = useSite();
  const { title, url, image } = record;
  const profession = 'professions' in record ? record.professions[0] : undefined;
  const original = image ? mediaAddress(image.url, media) : placeholder;
  return (
    <li className={styles.card}>
      <img
        className={styles.image}
        src={original}
        srcSet={(image && thumbnailSet(image.url, media, 'webp', 160)) || undefined}
        sizes="64px"
        data-original={original}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
      />
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
