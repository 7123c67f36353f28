import { MapPin } from 'lucide-react';
import { RecordCard } from '#web/components/cards/RecordCard.tsx';
import { Picture } from '#web/components/media/Picture.tsx';
import { CardActions } from '#web/components/people/CardActions.tsx';
import { mapAddress } from '#web/components/people/map-address.ts';
import { OpenNow } from '#web/components/people/OpenNow.tsx';
import { VerifiedMark } from '#web/components/people/VerifiedMark.tsx';
import { DottedLine } from '#web/components/text/DottedLine.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { Distance, MapNumber } from '#web/layouts/listing/nearby/place-marks.tsx';
import styles from './ClinicCard.module.css';
import type { ListedClinic } from './clinics.directory.ts';

const maxBranches = 4;
/** Letters of a branch's name that fit in one line of a card on the narrowest phone. */
const lettersInLine = 22;
/** Matches the space before a house number, which is replaced by a no-break space. */
const spaceBeforeNumber = / (?=\d)/g;

/** Renders a clinic of the list: address, opening state and branches. */
export function ClinicCard({ clinic }: { readonly clinic: ListedClinic }) {
  const { image, introtext, city, address, hours, branches, phones, title, verified_at } = clinic;
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
        <MapNumber url={clinic.url} />
        <MapPin size={16} />
        <span>{[city, address].filter(Boolean).join(', ').replace(spaceBeforeNumber, '\u00a0')}</span>
      </p>
      <Distance id={clinic.id} />
      <OpenNow hours={hours} isShort />
      {introtext && (
        <p className={styles.intro}>
          <NoBreakText text={introtext} />
        </p>
      )}
      <p
        className={styles.branches}
        data-long={(branches[0]?.name.length ?? 0) > lettersInLine ? '' : undefined}
      >
        <DottedLine
          items={[
            ...branches.slice(0, maxBranches).map(({ name }) => name),
            branches.length > maxBranches && '…',
          ]}
        />
      </p>
      <VerifiedMark verifiedAt={verified_at} />
      <CardActions title={title} phones={phones} map={mapAddress(clinic)} />
    </RecordCard>
  );
}
