import { MapPin, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { contactActions as text } from '#shared/language/ka/directories/directories.ts';
import { ButtonLink } from '../forms/Button.tsx';
import styles from './ContactBar.module.css';
import { telephoneAddress } from './telephone.ts';

interface ContactBarProps {
  /** The doctor or clinic. */
  readonly title: string;
  readonly phones: readonly string[];
  /** Address of a map that shows the place. */
  readonly map?: string | undefined;
}

/**
 * Renders call and way at the lower edge of phones, for who has scrolled past the same actions in the page's head. It
 * ends with the profile, so that it covers neither footer nor what follows. Without script it always stands there.
 */
export function ContactBar({ title, phones: [phone], map }: ContactBarProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const actions = document.querySelector('[data-contact-actions]');
    if (!actions) return setShown(true);
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false));
    observer.observe(actions);
    return () => observer.disconnect();
  }, []);
  if (!phone && !map) return null;
  return (
    <section
      className={styles.bar}
      aria-label={text.bar(title)}
      data-contact-bar
      data-shown={isShown || undefined}
      data-no-print
    >
      <strong className={styles.title}>{title}</strong>
      {phone && (
        <ButtonLink href={telephoneAddress(phone)}>
          <Phone size={20} />
          {text.call}
        </ButtonLink>
      )}
      {map && (
        <a
          className={styles.way}
          href={map}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={text.way}
        >
          <MapPin size={22} />
        </a>
      )}
    </section>
  );
}
