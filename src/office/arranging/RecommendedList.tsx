import { Link } from 'react-router';
import { describeCollection, listRecords } from '#shared/contracts/office/records.ts';
import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { RecordField } from '../fields/RecordField.tsx';
import { ArrangeBar } from './ArrangeBar.tsx';
import { type ArrangedItem, Arranger } from './Arranger.tsx';
import { moveItem } from './arrange.ts';
import { type ArrangedRecord, loadRecords, useArrangedRecords } from './use-arranged-records.ts';

type Recommended = 'recommended_doctors' | 'recommended_clinics';
const nounOf = { recommended_doctors: 'doctor', recommended_clinics: 'clinic' } as const;

/** Loads the recommendations of a category, each called like its doctor or clinic. */
async function loadRecommended(
  collection: Recommended,
  category: number,
): Promise<readonly ArrangedRecord[]> {
  const noun = nounOf[collection];
  const records = await loadRecords(collection, ['position', 'starts_on', 'ends_on', noun], {
    'category.id': category,
  });
  const ids = records.flatMap(({ content }) => (typeof content[noun] === 'number' ? [content[noun]] : []));
  if (ids.length === 0) return records;
  const named = await callOffice(listRecords, {
    collection: noun as 'article',
    find: { id: { $in: ids } },
    limit: 100,
  });
  const titles = new Map(named.records.map(({ id, title }) => [id, title]));
  return records.map((record) => ({ ...record, title: titles.get(Number(record.content[noun])) ?? '' }));
}

/** Who is recommended in a category: in which order, from which day to which. */
export function RecommendedList({
  collection,
  category,
  onCategory,
}: {
  readonly collection: Recommended;
  readonly category: number | undefined;
  readonly onCategory: (id: number) => void;
}) {
  const categories = useAnswer('categories', () => loadRecords('category', ['parent', 'position']));
  const description = useAnswer(collection, () =>
    callOffice(describeCollection, { collection: collection as 'article' }),
  );
  const chosen = category ?? categories.answer?.[0]?.id;
  return (
    <>
      <div className="office-filters">
        <label className="office-field">
          {text.category}
          <select
            name="category"
            className="office-input"
            value={chosen ?? ''}
            onChange={({ target }) => onCategory(Number(target.value))}
          >
            {categories.answer?.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Link className="office-quiet" data-action="new" to={`/records/${collection}/new/`}>
          {text.add}
        </Link>
      </div>
      {chosen !== undefined && description.answer && (
        <RecommendedOf
          key={chosen}
          collection={collection}
          category={chosen}
          fields={description.answer.fields.filter(({ name }) => name === 'starts_on' || name === 'ends_on')}
        />
      )}
    </>
  );
}

function RecommendedOf({
  collection,
  category,
  fields,
}: {
  readonly collection: Recommended;
  readonly category: number;
  readonly fields: readonly Parameters<typeof RecordField>[0]['field'][];
}) {
  const arranged = useArrangedRecords(`${collection} ${category}`, () =>
    loadRecommended(collection, category),
  );
  const items = arranged.records.map(
    ({ key, id, title, content }): ArrangedItem => ({
      ...{ key, lane: 'list', rank: Number(content.position ?? 0), title: title || officeText.untitled(id) },
      isLocked: false,
      body: (
        <div className="arranger-acts">
          {fields.map((field) => (
            <RecordField
              key={field.name}
              field={field}
              value={content[field.name]}
              isLocked={!field.may_write}
              error={undefined}
              onChange={(value) => arranged.change(key, { [field.name]: value })}
            />
          ))}
          <Link to={`/records/${collection}/${id}/`}>{text.record}</Link>
        </div>
      ),
    }),
  );
  return (
    <>
      <ArrangeBar arranged={arranged} page="category" />
      <Arranger
        lanes={[{ id: 'list', title: text.subjects[collection] }]}
        items={items}
        onMove={({ key }, to) => {
          for (const moved of moveItem(items, key, to)) arranged.change(moved.key, { position: moved.rank });
        }}
      />
    </>
  );
}
