import { calculationPath } from '#shared/paths/paths.ts';
import { iconOfCalculator } from '../media/calculator-icons.ts';
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

/** Lists links to calculators, each with its icon. */
export function CalculatorLinks({ calculators, variant }: CalculatorLinksProps) {
  return (
    <ul className={styles[variant]}>
      {calculators.map((calculator) => (
        <li key={calculator.alias} className={styles.item} data-calculator-link={calculator.alias}>
          <IconTile alias={calculator.alias} size={variant === 'cards' ? 30 : 22} />
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

function IconTile({ alias, size }: { readonly alias: string; readonly size: number }) {
  const { icon: Icon, accent } = iconOfCalculator(alias);
  return (
    <span className={styles.icon} data-accent={accent}>
      <Icon size={size} aria-hidden="true" />
    </span>
  );
}
