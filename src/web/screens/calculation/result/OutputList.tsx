import type { Output } from '#shared/calculators/calculator.ts';
import { Unbroken } from '#web/components/Unbroken.tsx';
import styles from './OutputList.module.css';

/** Every result, for readers as text and for programs in `data-value`. Results of one thing share a row. */
export function OutputList({ outputs }: { readonly outputs: readonly Output[] }) {
  const single = outputs.filter(({ group }) => group === undefined);
  const groups = [...new Set(outputs.flatMap(({ group }) => group ?? []))];
  const inGroup = (wanted: string) => outputs.filter(({ group }) => group === wanted);
  return (
    <>
      {single.length > 0 && (
        <dl className={styles.list}>
          {single.map((output) => (
            <div key={output.name} className={output.isMain ? styles.main : styles.item}>
              <dt className={styles.label}>{output.label}</dt>
              <dd className={styles.value}>
                <Value output={output} />
              </dd>
            </div>
          ))}
        </dl>
      )}
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
    </>
  );
}

/** The panel around is announced as a whole, so a single result is not. */
const Value = ({ output: { name, value, text } }: { readonly output: Output }) => (
  <output className={styles.output} name={name} data-value={value} aria-live="off">
    <Unbroken text={text} />
  </output>
);
