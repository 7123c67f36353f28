import { listWeek, wholeDay } from '#shared/content/opening-hours.ts';
import { clinic as text } from '#shared/language/ka/directories/clinics.ts';
import { opening } from '#shared/language/ka/directories/opening.ts';
import { ContactLink } from '#web/components/people/ContactLink.tsx';
import { PhoneLinks } from '#web/components/people/PhoneLinks.tsx';
import { Facts } from '#web/components/text/Facts.tsx';
import styles from './ClinicContacts.module.css';
import type { ShownClinic } from './clinic.load.ts';

interface ClinicContactsProps {
  readonly clinic: ShownClinic;
}

/** Renders a clinic's address, telephone numbers, opening hours and links. */
export function ClinicContacts({ clinic }: ClinicContactsProps) {
  const { city, address, phones, hours, email, website } = clinic;
  return (
    <Facts
      facts={[
        {
          label: text.address,
          value: <address className={styles.address}>{[address, city].filter(Boolean).join(', ')}</address>,
        },
        { label: text.phones, value: phones.length > 0 && <PhoneLinks phones={phones} /> },
        { label: text.hours, value: hours.length > 0 && <Hours hours={hours} /> },
        { label: text.email, value: email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink> },
        { label: text.website, value: website && <Website address={website} /> },
      ]}
    />
  );
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

/** Links to the website if it is an http(s) address; otherwise renders it as text. */
function Website({ address }: { readonly address: string }) {
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <ContactLink href={address} isExternal>
      {address.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '')}
    </ContactLink>
  );
}
