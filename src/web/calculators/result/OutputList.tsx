import type { Output } from '#shared/calculators/calculator.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import { Disclosure } from '#web/components/navigation/Disclosure.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import styles from './OutputList.module.css';

interface OutputListProps {
  readonly outputs: readonly Output[];
  /** The statement above. What it contains is not shown again. */
  readonly headline: string;
}

/**
 * Renders all outputs: formatted for readers and machine-readable in `data-value`. Outputs of one group share a row;
 * those that few readers need stand behind a disclosure.
 */
export function OutputList({ outputs, headline }: OutputListProps) {
  const shown = outputs.filter(({ isFolded }) => !isFolded);
  const folded = outputs.filter(({ isFolded }) => isFolded);
  const groups = [...new Set(shown.flatMap(({ group }) => group ?? []))];
  const inGroup = (name: string) => shown.filter(({ group }) => group === name);
  return (
    <>
      <Values outputs={shown.filter(({ group }) => group === undefined)} headline={headline} />
      {groups.length > 0 && (
        <dl className={styles.groups}>
          {groups.map((group) => (
            <div key={group} className={styles.group}>
              <dt className={styles.groupName}>{group}</dt>
              {inGroup(group).map((output) => (
                <dd key={output.name} className={styles.part}>
                  <span className={styles.label}>{output.label}</span>
                  <Value output={output} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {folded.length > 0 && (
        <Disclosure kind="more" summary={text.exact} isPrinted>
          <Values outputs={folded} />
        </Disclosure>
      )}
    </>
  );
}

function Values({ outputs, headline = '' }: Pick<OutputListProps, 'outputs'> & Partial<OutputListProps>) {
  if (outputs.length === 0) return null;
  return (
    <dl className={styles.list}>
      {outputs.map((output) => (
        <div
          key={output.name}
          className={
            isInHeadline(output, headline) ? styles.repeated : output.isMain ? styles.main : styles.item
          }
        >
          <dt className={styles.label}>
            <NoBreakText text={output.label} />
          </dt>
          <dd className={styles.value}>
            <Value output={output} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether the statement above contains the value; a short one could be in it by chance. */
const isInHeadline = ({ isMain, text: written }: Output, headline: string): boolean =>
  (isMain || written.length > 5) && headline.includes(written);

/** Single outputs are not live regions, because the panel around them is announced as a whole. */
const Value = ({ output: { name, value, text: written } }: { readonly output: Output }) => (
  <output className={styles.output} name={name} data-value={value} aria-live="off">
    <NoBreakText text={written} />
  </output>
);
