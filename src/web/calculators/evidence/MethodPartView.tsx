import type { MethodPart } from '#shared/calculators/calculator.ts';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { DataTable } from './DataTable.tsx';
import styles from './Evidence.module.css';

/** Renders a paragraph, formula, list or table of the method. */
export function MethodPartView({ part }: { readonly part: MethodPart }) {
  switch (part.kind) {
    case 'text':
      return (
        <p>
          <NoBreakText text={part.text} />
        </p>
      );
    case 'formula':
      return (
        <p className={styles.formula} data-formula>
          {part.text}
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {part.items.map((item) => (
            <li key={item}>
              <NoBreakText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return part.rows.length > maxUnfoldedRows ? <FoldedTable table={part} /> : <MethodTable table={part} />;
  }
}

/** Tables with more rows are collapsed. They stay in the markup for search engines and for readers without script. */
const maxUnfoldedRows = 14;

type Table = Extract<MethodPart, { kind: 'table' }>;

const FoldedTable = ({ table }: { readonly table: Table }) => (
  <details className={styles.folded}>
    <summary className={styles.fold}>{table.caption}</summary>
    <MethodTable table={table} />
  </details>
);

function MethodTable({ table: { caption, head, rows } }: { readonly table: Table }) {
  return (
    <DataTable caption={caption} head={head}>
      {rows.map(([first = '', ...others]) => (
        <tr key={first}>
          <th scope="row">
            <NoBreakText text={first} />
          </th>
          {others.map((cell, index) => (
            <td key={head[index + 1]}>
              <NoBreakText text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}
