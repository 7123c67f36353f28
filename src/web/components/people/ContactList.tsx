import { contactList as text } from '#shared/language/ka/site/shell.ts';
import type { KnownSettings } from '../site/site-settings.ts';

const networks = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' } as const;
const networkNames = Object.keys(networks) as (keyof typeof networks)[];

interface ContactListProps {
  readonly settings: KnownSettings;
  /** The class of links. */
  readonly linkClass?: string | undefined;
  readonly className?: string | undefined;
}

/** Lists how the portal is reached; nothing where its owner has said nothing. */
export function ContactList({ settings, linkClass, className }: ContactListProps) {
  const { phone, email, address, opening_text: opening } = settings;
  const known = networkNames.filter((name) => settings[name]);
  if (!phone && !email && !address && !opening && known.length === 0) return null;
  return (
    <ul className={className} aria-label={text.label}>
      {phone && (
        <li>
          <a className={linkClass} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a className={linkClass} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {address && <li>{address}</li>}
      {opening && <li>{opening}</li>}
      {known.map((name) => (
        <li key={name}>
          <a className={linkClass} href={settings[name]} rel="noreferrer noopener" target="_blank">
            {networks[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
