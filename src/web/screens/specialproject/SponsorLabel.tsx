import type { Sponsor } from '#shared/collections/special-project.ts';
import { specialProject as text } from '#shared/language/ka/reading/special-project.ts';
import { mediaAddress } from '#web/components/media/media.ts';
import { ExternalMark } from '#web/components/navigation/ExternalMark.tsx';
import { useSite } from '#web/components/site/site.ts';
import styles from './SponsorLabel.module.css';

/** Labels the page as a special project and names its sponsor before the title. */
export function SponsorLabel({ sponsor }: { readonly sponsor: Sponsor | null }) {
  const { media } = useSite();
  return (
    <div className={styles.label} data-sponsor={sponsor ? '' : undefined}>
      <span className={styles.kind}>{text.label}</span>
      {sponsor && (
        <span className={styles.sponsor}>
          {sponsor.logo && (
            <img
              className={styles.logo}
              src={mediaAddress(sponsor.logo, media)}
              alt=""
              width={40}
              height={40}
            />
          )}
          <span>
            {text.sponsor}: <SponsorName sponsor={sponsor} />
          </span>
        </span>
      )}
    </div>
  );
}

function SponsorName({ sponsor: { title, url } }: { readonly sponsor: Sponsor }) {
  if (!url) return <strong>{title}</strong>;
  return (
    <a className={styles.link} href={url} target="_blank" rel="sponsored noopener noreferrer">
      {title}
      <ExternalMark />
    </a>
  );
}
