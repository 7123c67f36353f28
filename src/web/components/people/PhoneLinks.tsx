import { ContactLink } from './ContactLink.tsx';
import { telephoneAddress } from './telephone.ts';

/** Lists telephone numbers as links that call them. */
export function PhoneLinks({ phones }: { readonly phones: readonly string[] }) {
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone}>
          <ContactLink href={telephoneAddress(phone)}>{phone}</ContactLink>
        </li>
      ))}
    </ul>
  );
}
