import type { Image } from '#shared/collections/fields.ts';
import styles from './LinkList.module.css';
import { Picture } from './Picture.tsx';
import { Unbroken } from './Unbroken.tsx';

export interface ListedLink {
  readonly title: string;
  readonly url: string;
  /** What stands there, in a line or two. */
  readonly introtext?: string;
  readonly image?: Image | null;
  /** The record whose page it is, where it is one's. */
  readonly record?: { readonly type: string; readonly id: number };
}

interface LinkListProps {
  readonly links: readonly ListedLink[];
  /** Level of the titles, under the heading the list stands below. */
  readonly headingLevel?: 2 | 3;
}

/** Ways on, one under the other: picture where there is one, title, what is there. */
export function LinkList({ links, headingLevel = 3 }: LinkListProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.list}>
      {links.map(({ title, url, introtext, image, record }) => (
        <li
          key={record ? `${record.type} ${record.id}` : url}
          className={styles.item}
          data-article={record?.type === 'article' ? record.id : undefined}
          data-result={record?.type}
        >
          {image && (
            <div className={styles.picture}>
              <Picture image={image} size="row" />
            </div>
          )}
          <div className={styles.text}>
            <Heading className={styles.title}>
              <a className={styles.link} href={url}>
                <Unbroken text={title} />
              </a>
            </Heading>
            {introtext && (
              <p className={styles.intro}>
                <Unbroken text={introtext} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
