import { Link } from 'react-router';
import { listRecords } from '#shared/contracts/office/records.ts';
import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { pageGroupOf } from '#shared/paths/route-names.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { idsIn } from '../data/use-titles.ts';
import { ArrangeBar } from './ArrangeBar.tsx';
import { type ArrangedItem, Arranger } from './Arranger.tsx';
import { inLane, listRepeats, moveItem } from './arrange.ts';
import { BlockCard, namesIn } from './BlockCard.tsx';
import { BlockSketch } from './BlockSketch.tsx';
import { type ArrangedRecord, loadRecords, useArrangedRecords } from './use-arranged-records.ts';

const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  articleblock: ['layout', 'position', 'pages', 'rule', 'rule_category', 'rule_tag', 'size', 'articles'],
  rssblock: ['layout', 'position', 'pages', 'view', 'slicenum', 'collectors'],
};
const lanes = [
  { id: '1', title: text.columns.main },
  { id: '2', title: text.columns.side },
] as const;

/** Editors have no right to read feeds: they see the blocks alone. */
async function loadBlocks(mayRead: (collection: string) => boolean): Promise<readonly ArrangedRecord[]> {
  const readable = Object.entries(fieldsOf).filter(([collection]) => mayRead(collection));
  const all = await Promise.all(readable.map(([collection, fields]) => loadRecords(collection, fields)));
  return all.flat();
}

/** The names of articles that stand twice on a page, with the blocks that chose them. */
async function describeRepeats(repeats: ReadonlyMap<number, readonly string[]>): Promise<string[]> {
  if (repeats.size === 0) return [];
  const find = { id: { $in: [...repeats.keys()] } };
  const { records } = await callOffice(listRecords, { collection: 'article', find, limit: 100 });
  return records.map(({ id, title }) => text.repeated(title, (repeats.get(id) ?? []).join(', ')));
}

/** A picture of one kind of page: its blocks in two columns as on a computer, and in the order of a phone. */
export function PageBlocks({
  mayRead,
  mayArrange,
  page,
  onPage,
}: {
  readonly mayRead: (collection: string) => boolean;
  readonly mayArrange: (collection: string) => boolean;
  readonly page: string;
  readonly onPage: (page: string) => void;
}) {
  const arranged = useArrangedRecords('blocks', () => loadBlocks(mayRead));
  const group = pageGroupOf(page);
  const onThisPage = arranged.records.filter(({ content }) =>
    namesIn(content.pages).some((name) => group.includes(name)),
  );
  const items = onThisPage.map((record): ArrangedItem => {
    const [row = '1', lane = '1'] = String(record.content.position).split('-');
    return {
      ...{ key: record.key, lane, rank: Number(row), title: record.title || officeText.untitled(record.id) },
      isLocked: !mayArrange(record.collection),
      body: <BlockCard record={record} group={group} page={page} arranged={arranged} />,
    };
  });
  const repeats = listRepeats(
    onThisPage
      .filter(({ content }) => content.rule === 'chosen')
      .map(({ title, content }) => ({ title, chosen: idsIn(content.articles) })),
  );
  const repeated = useAnswer(JSON.stringify([...repeats]), () => describeRepeats(repeats));
  return (
    <>
      <div className="office-filters">
        <label className="office-field">
          {text.page}
          <select
            name="page"
            className="office-input"
            value={page}
            onChange={({ target }) => onPage(target.value)}
          >
            {Object.entries(text.pages).map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {mayArrange('articleblock') && (
          <Link className="office-quiet" data-action="new" to="/records/articleblock/new/">
            {text.add}
          </Link>
        )}
      </div>
      <ArrangeBar arranged={arranged} page={page} />
      {repeated.answer?.map((sentence) => (
        <p key={sentence} className="office-note" data-repeated>
          {sentence}
        </p>
      ))}
      <div className="arranger-page">
        <section aria-label={text.computer}>
          <h2>{text.computer}</h2>
          <Arranger
            heading="h3"
            lanes={lanes}
            items={items}
            onMove={({ key }, to) => {
              for (const moved of moveItem(items, key, to))
                arranged.change(moved.key, { position: `${moved.rank}-${moved.lane}` });
            }}
          />
        </section>
        <section className="arranger-phone" aria-label={text.phone}>
          <h2>{text.phone}</h2>
          <ol>
            {lanes
              .flatMap(({ id }) => inLane(items, id))
              .map((item) => ({ ...item, content: onThisPage.find(({ key }) => key === item.key)?.content }))
              .filter(({ content }) => content?.view !== 'desktop')
              .map(({ key, title, content }) => (
                <li key={key}>
                  <BlockSketch layout={content?.layout} />
                  {title}
                </li>
              ))}
          </ol>
        </section>
      </div>
    </>
  );
}
