import { ChevronDown } from 'lucide-react';
import { footer } from '#shared/language/ka/site/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { useDevice } from '#web/components/device.ts';
import { ContactList } from '#web/components/people/ContactList.tsx';
import type { KnownSettings } from '#web/components/site/site-settings.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

const about = ['about', 'authors', 'consultantpage', 'prices', 'faq', 'contact', 'partners'] as const;
const rules = ['editorial', 'terms', 'saleterms', 'privacy', 'cookies', 'accessibility'] as const;
const services = [
  'questions',
  'encyclopedia',
  'calculations',
  'doctors',
  'clinics',
  'consultants',
  'journals',
  'tags',
] as const;

/** Renders the disclaimer, links and the emergency number. */
export function Footer({ settings }: { readonly settings: KnownSettings }) {
  return (
    <footer className={styles.footer} data-no-print>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p className={styles.disclaimer}>{footer.disclaimer}</p>
          <ContactList settings={settings} className={styles.contact} linkClass={styles.link} />
        </div>
        <FooterLinks title={footer.portal} names={about} />
        <FooterLinks title={footer.services} names={services} />
        <div className={styles.emergency}>
          <p>{footer.emergency}</p>
          <a className={styles.number} href={`tel:${footer.emergencyNumber}`}>
            {footer.emergencyNumber}
          </a>
          <p>{footer.emergencyNote}</p>
        </div>
        <FooterLinks title={footer.rules} names={rules} isRow />
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  readonly title: string;
  readonly names: readonly (typeof about | typeof services | typeof rules)[number][];
  /** Whether the links stand beside each other under the others. */
  readonly isRow?: boolean;
}

/** Renders a group of links, folded on phones. */
function FooterLinks({ title, names, isRow = false }: FooterLinksProps) {
  const links = (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a className={styles.link} href={paths[name]}>
            {footer[name]}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={isRow ? styles.rules : undefined} aria-label={title}>
      {useDevice() === 'mobile' ? (
        <details>
          <summary className={styles.summary}>
            {title}
            <ChevronDown size={20} className={styles.mark} />
          </summary>
          {links}
        </details>
      ) : (
        <>
          {!isRow && <p className={styles.head}>{title}</p>}
          {links}
        </>
      )}
    </nav>
  );
}
