import { ContactLink } from './ContactLink.tsx';
import { telephoneAddress } from './telephone.ts';

/** Telephones, each a press away from being called. */
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
