import { payments as text } from '#shared/language/ka/payments/payments.ts';
import { showGel } from '#shared/money/show.ts';
import { formatGel, parseGel } from '#shared/money/tetri.ts';
import { packagePath } from '#shared/paths/paths.ts';
import { Panel } from '#web/components/cards/Panel.tsx';
import type { ServiceRecord } from './money-records.ts';
import styles from './PackageCards.module.css';

interface PackageCardsProps {
  readonly title: string;
  readonly lead: string;
  readonly packages: readonly ServiceRecord[];
}

/** Lists packages for sale with their price, number of questions and validity. */
export function PackageCards({ title, lead, packages }: PackageCardsProps) {
  if (packages.length === 0) return null;
  return (
    <Panel title={title}>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.cards}>
        {packages.map(({ id, title: name, price, questions_count, valid_days }) => (
          <li key={id}>
            <a className={styles.card} href={packagePath(id)}>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.price}>{showGel(price)}</span>
              <span className={styles.facts}>{text.package.questions(questions_count)}</span>
              <span className={styles.facts}>
                {text.package.each(showGel(priceOfEach(price, questions_count)))}
              </span>
              <span className={styles.facts}>{text.package.valid(valid_days)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Returns what a question of a package costs, in GEL. */
export const priceOfEach = (price: string, count: number): string =>
  formatGel(Math.round((parseGel(price) ?? 0) / count));
