import columns from '../../page/Columns.module.css';
import type { RouteHandle } from '../../page/screen.ts';
import styles from './Skeleton.module.css';

type Box = 'title' | 'line' | 'field' | 'row' | 'card' | 'panel' | 'picture' | 'opening';

const text: readonly Box[] = ['line', 'line', 'line', 'line', 'line', 'line'];
const rows: readonly Box[] = ['row', 'row', 'row', 'row', 'row'];

/** The boxes of the main column by route name; other screens are a list. */
const shapes: Readonly<Record<string, readonly Box[]>> = {
  home: ['opening', 'row', 'picture', ...rows],
  article: ['line', 'title', 'row', 'panel', ...text, 'picture'],
  term: ['line', 'title', 'panel', ...text],
  question: ['title', 'line', 'panel', ...text],
  category: ['title', 'line', 'picture', 'card', 'card', 'card', 'card'],
  calculation: ['title', 'line', 'panel', ...text],
  signin: ['title', 'panel'],
  signup: ['title', 'panel'],
};
const list: readonly Box[] = ['title', 'line', 'field', ...rows];

/** Renders the boxes of a screen that is loading, in the columns in which its content will stand. */
export function Skeleton({ name, layout }: Pick<RouteHandle, 'name' | 'layout'>) {
  const hasSide = layout === 'two-columns';
  return (
    <div className={columns.page} data-skeleton={name} aria-hidden>
      <div className={hasSide ? columns.two : undefined}>
        <div className={`${columns.column} ${styles.boxes}`}>
          {(shapes[name] ?? list).map((box, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes of a shape never move.
            <div key={at} className={styles[box]} />
          ))}
        </div>
        {hasSide && (
          <div className={`${columns.side} ${styles.boxes} ${styles.side}`}>
            <div className={styles.panel} />
            <div className={styles.panel} />
          </div>
        )}
      </div>
    </div>
  );
}
