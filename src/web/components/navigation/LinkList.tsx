import type { ReactNode } from 'react';
import type { SnippetPart } from '#shared/collections/search.ts';
import { NoBreakText } from '../text/NoBreakText.tsx';
import styles from './LinkList.module.css';
import { MarkedText } from './MarkedText.tsx';

export interface ListedLink {
  readonly title: string;
  readonly url: string;
  /** A description of one or two lines. */
  readonly introtext?: string;
  /** A passage with the words that were searched for, instead of the description. */
  readonly snippet?: readonly SnippetPart[];
  /** A line between the title and the description. */
  readonly note?: ReactNode;
  /** The record behind the page, if there is one. */
  readonly record?: { readonly type: string; readonly id: number };
}

interface LinkListProps {
  readonly links: readonly ListedLink[];
  /** Heading level of the titles. */
  readonly headingLevel?: 2 | 3;
}

/** Lists links with an optional description; no pictures, because such lists are read and not looked at. */
export function LinkList({ links, headingLevel = 3 }: LinkListProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.list}>
      {links.map(({ title, url, introtext, snippet, note, record }) => (
        <li
          key={record ? `${record.type} ${record.id}` : url}
          className={styles.item}
          data-article={record?.type === 'article' ? record.id : undefined}
          data-result={record?.type}
        >
          <div className={styles.text}>
            <Heading className={styles.title}>
              <a className={styles.link} href={url}>
                <NoBreakText text={title} />
              </a>
            </Heading>
            {note}
            {(introtext || (snippet && snippet.length > 0)) && (
              <p className={styles.intro}>
                {snippet?.length ? <MarkedText parts={snippet} /> : <NoBreakText text={introtext ?? ''} />}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
