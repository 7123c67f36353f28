import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { queryRecords } from '#shared/contracts/queries.ts';
import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { optionNameOf } from '#shared/language/ka/office/options.ts';
import { assignAccents } from '#web/components/accents.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { ArrangeBar } from './ArrangeBar.tsx';
import { type ArrangedItem, Arranger } from './Arranger.tsx';
import { inLane, moveItem } from './arrange.ts';
import { loadRecords, useArrangedRecords } from './use-arranged-records.ts';

const top = 'top';

/** The covers of topics as readers have them, by id. */
async function loadCovers(): Promise<ReadonlyMap<number, string>> {
  const covers = new Map<number, string>();
  for (let page = 1; ; page += 1) {
    const query = { collection: 'category', fields: ['id', 'image'], sort: 'id', limit: 100, page };
    const { category } = await callOffice(queryRecords, query);
    const found = category as readonly { readonly id: number; readonly image: { url: string } | null }[];
    for (const { id, image } of found) if (image) covers.set(id, image.url);
    if (found.length < 100) return covers;
  }
}

/** Two levels of records that lie below each other: the menu, and the topics. */
export function ArrangedTree({ collection }: { readonly collection: 'menu' | 'category' }) {
  const fields = ['position', 'parent', ...(collection === 'category' ? ['hue'] : [])];
  const arranged = useArrangedRecords(collection, () => loadRecords(collection, fields));
  const covers = useAnswer(collection, async () => (collection === 'category' ? loadCovers() : undefined));
  const parents = new Set(arranged.records.map(({ content }) => content.parent).filter(Boolean));
  const items = arranged.records.map((record): ArrangedItem => {
    const { key, id, title, content } = record;
    const lane = typeof content.parent === 'number' ? String(content.parent) : top;
    return {
      ...{ key, lane, rank: Number(content.position ?? 0), title: title || officeText.untitled(id) },
      isLocked: false,
      ...(lane === top ? { nested: String(id) } : {}),
      body: (
        <p className="arranger-acts">
          <Link to={`/records/${collection}/${id}/`}>{text.record}</Link>
          {covers.answer && <Cover address={covers.answer.get(id)} />}
        </p>
      ),
    };
  });
  // As the portal does: the topics of the first level have the hues that were chosen, or those of their order.
  const chosen = new Map(arranged.records.map(({ key, content }) => [key, nameOf(content.hue)]));
  const hues = assignAccents(
    inLane(items, top).map(({ key }) => ({ alias: key, hue: chosen.get(key) ?? null })),
  );
  const shown = items.map((item) => {
    const accent = collection === 'category' ? hues.get(item.key) : undefined;
    if (accent === undefined) return item;
    const hue = chosen.get(item.key);
    return {
      ...item,
      body: (
        <Hue accent={accent} name={hue ? optionNameOf('hue', hue) : text.hueByOrder}>
          {item.body}
        </Hue>
      ),
    };
  });
  const idOf = ({ key }: ArrangedItem) => Number(key.slice(collection.length + 1));
  return (
    <>
      <p>
        <Link className="office-quiet" data-action="new" to={`/records/${collection}/new/`}>
          {text.add}
        </Link>
      </p>
      <ArrangeBar arranged={arranged} page="home" />
      <Arranger
        lanes={[{ id: top, title: text.top }]}
        items={shown}
        mayEnter={(item, lane) => lane === top || (lane !== String(idOf(item)) && !parents.has(idOf(item)))}
        onMove={({ key }, to) => {
          for (const moved of moveItem(items, key, to))
            arranged.change(moved.key, {
              position: moved.rank,
              ...(moved.key === key ? { parent: to.lane === top ? null : Number(to.lane) } : {}),
            });
        }}
      />
    </>
  );
}

const nameOf = (hue: unknown): string | undefined => (typeof hue === 'string' ? hue : undefined);

/** The hue that a topic has where it stands now, and whether it was chosen. */
function Hue({
  accent,
  name,
  children,
}: {
  readonly accent: number;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      {children}
      <p className="office-hint">
        <span className="office-hue" data-accent={accent} /> {name}
      </p>
    </>
  );
}

/** The cover of a topic; the title beside it says what it is. */
function Cover({ address }: { readonly address: string | undefined }) {
  return address ? (
    <img className="arranger-cover" src={address} alt="" loading="lazy" width={72} height={48} />
  ) : (
    <span className="office-hint">{text.noCover}</span>
  );
}
