import { MapPin } from 'lucide-react';
import { OpenNow } from '#web/components/OpenNow.tsx';
import { Picture } from '#web/components/Picture.tsx';
import { VerifiedMark } from '#web/components/VerifiedMark.tsx';
import styles from './ClinicCard.module.css';
import type { ListedClinic } from './clinics.load.ts';

const mostBranches = 4;

/** A clinic in the list: where it is, what it treats, whether it is open now. */
export function ClinicCard({ clinic }: { readonly clinic: ListedClinic }) {
  const { title, url, image, introtext, city, address, hours, branches, verified_at } = clinic;
  return (
    <article className={styles.card} data-clinic={clinic.id}>
      <div className={styles.picture}>
        <Picture image={image} size="row" />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <a className={styles.link} href={url}>
            {title}
          </a>
        </h2>
        <p className={styles.address}>
          <MapPin size={16} />
          <span>{[city, address].filter(Boolean).join(', ')}</span>
        </p>
        <OpenNow hours={hours} isShort />
        {introtext && <p className={styles.intro}>{introtext}</p>}
        <p className={styles.branches}>
          {branches
            .slice(0, mostBranches)
            .map(({ name }) => name)
            .join(' · ')}
          {branches.length > mostBranches && ' · …'}
        </p>
        <VerifiedMark verifiedAt={verified_at} />
      </div>
    </article>
  );
}
