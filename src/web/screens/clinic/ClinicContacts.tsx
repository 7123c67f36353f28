import { listWeek, wholeDay } from '#shared/content/opening-hours.ts';
import { opening, clinic as text } from '#shared/language/ka/directories.ts';
import { ContactLink } from '#web/components/ContactLink.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { PhoneLinks } from '#web/components/PhoneLinks.tsx';
import styles from './ClinicContacts.module.css';
import type { ShownClinic } from './clinic.load.ts';

interface ClinicContactsProps {
  readonly clinic: ShownClinic;
}

/** Where a clinic is, when it is open and how it is reached. */
export function ClinicContacts({ clinic }: ClinicContactsProps) {
  const { city, address, phones, hours, email, website } = clinic;
  return (
    <Facts
      facts={[
        {
          label: text.address,
          value: (
            <>
              <address className={styles.address}>{[address, city].filter(Boolean).join(', ')}</address>
              <ContactLink href={mapAddress(clinic)} isExternal>
                {text.map}
              </ContactLink>
            </>
          ),
        },
        { label: text.phones, value: phones.length > 0 && <PhoneLinks phones={phones} /> },
        { label: text.hours, value: hours.length > 0 && <Hours hours={hours} /> },
        { label: text.email, value: email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink> },
        { label: text.website, value: website && <Website address={website} /> },
      ]}
    />
  );
}

/** An address that opens the map application of a phone, and a map elsewhere. */
function mapAddress({ location, title, address, city }: ShownClinic): string {
  const place = location ? `${location.lat},${location.lng}` : [title, address, city].join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

function Hours({ hours }: Pick<ShownClinic, 'hours'>) {
  return (
    <table className={styles.hours}>
      <tbody>
        {listWeek(hours).map(({ from, until, hours: open }) => (
          <tr key={from}>
            <th scope="row">{opening.days(from, until)}</th>
            <td>
              {open.length === 0
                ? opening.dayOff
                : open.map((one) => (one === wholeDay ? opening.wholeDay : one)).join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Only what a browser opens as a page. */
function Website({ address }: { readonly address: string }) {
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <ContactLink href={address} isExternal>
      {address.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '')}
    </ContactLink>
  );
}
