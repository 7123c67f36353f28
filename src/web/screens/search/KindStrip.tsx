import { searchKinds, search as text } from '#shared/language/ka/search.ts';
import { searchPath } from '#shared/paths/paths.ts';
import styles from './KindStrip.module.css';
import { type Found, type Kind, kinds } from './search.load.ts';

interface KindStripProps {
  readonly question: string;
  readonly chosen: Kind | undefined;
  readonly found: Found;
}

/** The kinds something was found of, each a way to see that kind alone. */
export function KindStrip({ question, chosen, found }: KindStripProps) {
  return (
    <nav aria-label={text.kinds}>
      <ul className={styles.strip}>
        <li>
          <KindLink href={searchPath({ q: question })} isChosen={!chosen} count={found.all}>
            {text.everything}
          </KindLink>
        </li>
        {kinds
          .filter((kind) => kind === chosen || found.types[kind])
          .map((kind) => (
            <li key={kind}>
              <KindLink
                href={searchPath({ q: question, type: kind })}
                isChosen={kind === chosen}
                count={found.types[kind] ?? 0}
              >
                {searchKinds[kind]}
              </KindLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface KindLinkProps {
  readonly href: string;
  readonly isChosen: boolean;
  readonly count: number;
  readonly children: string;
}

function KindLink({ href, isChosen, count, children }: KindLinkProps) {
  return (
    <a className={styles.kind} href={href} aria-current={isChosen ? 'true' : undefined}>
      {children}
      <span className={styles.count}>{count}</span>
    </a>
  );
}
