import { calculationPath } from '#shared/paths/paths.ts';
import styles from './CalculatorLinks.module.css';
import { signOfCalculator } from './calculator-icons.ts';
import { Unbroken } from './Unbroken.tsx';

interface CalculatorLinksProps {
  readonly calculators: readonly {
    readonly alias: string;
    readonly title: string;
    /** Shown on cards. */
    readonly introtext?: string;
  }[];
  /** `cards` with a line about each, `rows` with the title alone. */
  readonly variant: 'cards' | 'rows';
}

/** Ways to calculators, each with its picture. */
export function CalculatorLinks({ calculators, variant }: CalculatorLinksProps) {
  return (
    <ul className={styles[variant]}>
      {calculators.map((calculator) => (
        <li key={calculator.alias} className={styles.item} data-calculator-link={calculator.alias}>
          <Sign alias={calculator.alias} size={variant === 'cards' ? 30 : 22} />
          <div className={styles.text}>
            <a className={styles.link} href={calculationPath(calculator.alias)}>
              {calculator.title}
            </a>
            {variant === 'cards' && (
              <p className={styles.intro}>
                <Unbroken text={calculator.introtext ?? ''} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Sign({ alias, size }: { readonly alias: string; readonly size: number }) {
  const { icon: Icon, accent } = signOfCalculator(alias);
  return (
    <span className={styles.sign} data-accent={accent}>
      <Icon size={size} aria-hidden="true" />
    </span>
  );
}
