import { MapPin } from 'lucide-react';
import { DottedLine } from '#web/components/DottedLine.tsx';
import { OpenNow } from '#web/components/OpenNow.tsx';
import { Picture } from '#web/components/Picture.tsx';
import { RecordCard } from '#web/components/RecordCard.tsx';
import { Unbroken } from '#web/components/Unbroken.tsx';
import { VerifiedMark } from '#web/components/VerifiedMark.tsx';
import styles from './ClinicCard.module.css';
import type { ListedClinic } from './clinics.directory.ts';

const mostBranches = 4;
/** The number of a house stays with its street. */
const beforeNumber = / (?=\d)/g;

/** A clinic in the list: where it is, what it treats, whether it is open now. */
export function ClinicCard({ clinic }: { readonly clinic: ListedClinic }) {
  const { image, introtext, city, address, hours, branches, verified_at } = clinic;
  return (
    <RecordCard
      record={clinic}
      picture={
        <div className={styles.picture}>
          <Picture image={image} size="row" />
        </div>
      }
    >
      <p className={styles.address}>
        <MapPin size={16} />
        <span>{[city, address].filter(Boolean).join(', ').replace(beforeNumber, '\u00a0')}</span>
      </p>
      <OpenNow hours={hours} isShort />
      {introtext && (
        <p className={styles.intro}>
          <Unbroken text={introtext} />
        </p>
      )}
      <p className={styles.branches}>
        <DottedLine
          items={[
            ...branches.slice(0, mostBranches).map(({ name }) => name),
            branches.length > mostBranches && '…',
          ]}
        />
      </p>
      <VerifiedMark verifiedAt={verified_at} />
    </RecordCard>
  );
}
