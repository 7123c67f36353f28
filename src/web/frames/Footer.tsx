import { footer } from '#shared/language/ka/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

const about = ['about', 'authors', 'consultantpage', 'faq', 'terms', 'contact'] as const;
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

/** What the portal is and is not, where to read on, and the number to call. */
export function Footer() {
  return (
    <footer className={styles.footer} data-no-print>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p className={styles.disclaimer}>{footer.disclaimer}</p>
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
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  readonly title: string;
  readonly names: readonly (typeof about | typeof services)[number][];
}

function FooterLinks({ title, names }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <p className={styles.head}>{title}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a className={styles.link} href={paths[name]}>
              {footer[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
