import type { MethodPart } from '#shared/calculators/calculator.ts';
import { Unbroken } from '#web/components/Unbroken.tsx';
import styles from './Evidence.module.css';

/** A paragraph, a formula, a list or a table of the method. Wide tables scroll by themselves, also by keyboard. */
export function MethodPartView({ part }: { readonly part: MethodPart }) {
  switch (part.kind) {
    case 'text':
      return (
        <p>
          <Unbroken text={part.text} />
        </p>
      );
    case 'formula':
      return <p className={styles.formula}>{part.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {part.items.map((item) => (
            <li key={item}>
              <Unbroken text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return part.rows.length > mostOpen ? <FoldedTable table={part} /> : <MethodTable table={part} />;
  }
}

/** Rows past which a table is folded: it is there, also for search engines and without script, and not in the way. */
const mostOpen = 14;

type Table = Extract<MethodPart, { kind: 'table' }>;

const FoldedTable = ({ table }: { readonly table: Table }) => (
  <details className={styles.folded}>
    <summary className={styles.fold}>{table.caption}</summary>
    <MethodTable table={table} />
  </details>
);

function MethodTable({ table: { caption, head, rows } }: { readonly table: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={styles.scroller} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <Unbroken text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row">
                <Unbroken text={first} />
              </th>
              {others.map((cell, index) => (
                <td key={head[index + 1]}>
                  <Unbroken text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
