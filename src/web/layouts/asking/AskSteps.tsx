import { asking as text } from '#shared/language/ka/asking/asking.ts';
import styles from './AskSteps.module.css';

const steps = ['choose', 'write', 'enter', 'pay'] as const;
export type AskStep = (typeof steps)[number];

/** Shows how far a question has come on its way from the choice to the payment. */
export function AskSteps({ current }: { readonly current: AskStep }) {
  const reached = steps.indexOf(current);
  return (
    <div className={styles.frame}>
      <ol className={styles.steps} aria-label={text.steps.label} data-ask-steps={current}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-done={index < reached || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <span className={styles.name}>{text.steps[step]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
