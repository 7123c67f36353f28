import { useState } from 'react';
import { saved as text } from '#shared/language/ka/account/saved.ts';
import { type SavedKind, savedKinds } from '#shared/questions/saved-kinds.ts';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { strictClient } from '#web/data/browser-clients.ts';
import { listReading } from '#web/data/saved-reading.ts';
import { tellWorker } from '#web/data/tell-worker.ts';
import { LoadedPart } from '#web/layouts/account/LoadedPart.tsx';
import { useLoaded } from '#web/layouts/account/use-loaded.ts';
import { SaveButton } from '#web/layouts/pins/SaveButton.tsx';
import styles from './SavedReading.module.css';

interface SavedRecord {
  readonly id: number;
  readonly title: string;
  readonly url: string;
}

const fields = ['id', 'title', 'url'] as const;
const perStep = 50;
const titles = { article: text.articles, term: text.terms } as const;

/** Lists the articles and terms that a reader has saved, newest first. What is let go stays until the next load. */
export function SavedReading({ account }: { readonly account: number }) {
  const loaded = useLoaded('saved reading', () => listReading(account));
  return (
    <LoadedPart loaded={loaded}>
      {(list) =>
        list.article.length + list.term.length === 0 ? (
          <p data-saved="none">{text.empty}</p>
        ) : (
          savedKinds.map(
            (kind) => list[kind].length > 0 && <SavedOfKind key={kind} kind={kind} ids={list[kind]} />,
          )
        )
      }
    </LoadedPart>
  );
}

function SavedOfKind({ kind, ids }: { readonly kind: SavedKind; readonly ids: readonly number[] }) {
  // The list as it was when it was loaded, whatever is let go from it meanwhile.
  const [shown] = useState(() => ids.slice(0, perStep));
  const loaded = useLoaded(`saved ${kind}`, async () => {
    const query = { find: { id: { $in: shown } }, fields, limit: perStep, total: false };
    const list = await strictClient.list<readonly SavedRecord[]>(kind, query, []);
    tellWorker({ type: 'saved', pages: list.records.map(({ url }) => url) });
    return list;
  });
  return (
    <section data-saved={kind}>
      <SectionHead title={titles[kind]} />
      <LoadedPart loaded={loaded}>
        {({ records }) => {
          const byId = new Map(records.map((record) => [record.id, record]));
          return (
            <ul className={styles.list}>
              {shown
                .flatMap((id) => byId.get(id) ?? [])
                .map(({ id, title, url }) => (
                  <li key={id} className={styles.row}>
                    <a className={styles.link} href={url}>
                      {title}
                    </a>
                    <SaveButton kind={kind} id={id} title={title} />
                  </li>
                ))}
            </ul>
          );
        }}
      </LoadedPart>
    </section>
  );
}
