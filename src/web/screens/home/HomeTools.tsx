import { home as text } from '#shared/language/ka/reading/home.ts';
import { paths } from '#shared/paths/paths.ts';
import { useAskPrice } from '#web/components/ask-price.ts';
import styles from './HomeTools.module.css';
import type { HomeData } from './home.load.ts';

/** Renders the tools of the portal, each with its thing: asking a doctor first, with its price. */
export function HomeTools({ calculatorCount }: Pick<HomeData, 'calculatorCount'>) {
  const price = useAskPrice();
  return (
    <nav aria-label={text.tools.title}>
      <ul className={styles.tools}>
        <li>
          <a className={styles.ask} href={paths.consultantpage}>
            <span className={styles.toolTitle}>{text.tools.ask.title}</span>
            <span className={styles.toolText}>{text.tools.ask.text}</span>
            {price && <span className={styles.price}>{price}</span>}
          </a>
        </li>
        {[
          {
            ...text.tools.calculators,
            text: text.tools.calculators.text(calculatorCount),
            href: paths.calculations,
          },
          { ...text.tools.encyclopedia, href: paths.encyclopedia },
          { ...text.tools.doctors, href: paths.doctors },
          { ...text.tools.clinics, href: paths.clinics },
        ].map(({ title, text: about, href }) => (
          <li key={href}>
            <a className={styles.tool} href={href}>
              <span className={styles.toolTitle}>{title}</span>
              <span className={styles.toolText}>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
