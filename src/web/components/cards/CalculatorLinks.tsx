import { drawnPicture } from '#shared/paths/drawn-pictures.ts';
import { calculationPath } from '#shared/paths/paths.ts';
import { Picture } from '../media/Picture.tsx';
import { NoBreakText } from '../text/NoBreakText.tsx';
import styles from './CalculatorLinks.module.css';

interface CalculatorLinksProps {
  readonly calculators: readonly {
    readonly alias: string;
    readonly title: string;
    /** Shown by the `cards` variant. */
    readonly introtext?: string;
  }[];
  /** `cards` show the introduction as well, `rows` the title only. */
  readonly variant: 'cards' | 'rows';
}

/** Lists links to calculators, each with its thing. */
export function CalculatorLinks({ calculators, variant }: CalculatorLinksProps) {
  return (
    <ul className={styles[variant]}>
      {calculators.map((calculator) => (
        <li key={calculator.alias} className={styles.item} data-calculator-link={calculator.alias}>
          <span className={styles.thing}>
            <Picture image={{ url: drawnPicture('calculators', calculator.alias) }} size="object" />
          </span>
          <div className={styles.text}>
            <a className={styles.link} href={calculationPath(calculator.alias)}>
              {calculator.title}
            </a>
            {variant === 'cards' && (
              <p className={styles.intro}>
                <NoBreakText text={calculator.introtext ?? ''} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
