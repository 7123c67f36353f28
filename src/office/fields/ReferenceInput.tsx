import { useState } from 'react';
import { listRecords } from '#shared/contracts/office/records.ts';
import { officeText, recordText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { idsIn, useTitles } from '../data/use-titles.ts';
import { moveFocus } from '../shell/move-focus.ts';
import type { InputProps } from './input-props.ts';
import { OrderedRows, withMoved } from './OrderedRows.tsx';

/** Chooses one record or several of another collection; several stand in an order that the mouse and buttons change. */
export function ReferenceInput({
  field,
  value,
  isLocked,
  id,
  describedBy,
  onChange,
}: Omit<InputProps, 'field'> & { readonly field: Pick<InputProps['field'], 'name' | 'of' | 'many'> }) {
  const { many, of } = field;
  const collection = (of ?? '') as 'article';
  const [ids, setIds] = useState<readonly number[]>(() => idsIn(value));
  const [search, setSearch] = useState('');
  const titleOf = useTitles(collection, ids);
  const found = useAnswer(`found ${search}`, async () => {
    if (search.length < 2) return [];
    await new Promise((resolve) => setTimeout(resolve, 250));
    return (await callOffice(listRecords, { collection, search, limit: 8 })).records;
  });
  const choose = (next: readonly number[]) => {
    setIds(next);
    onChange(many ? [...next] : (next[0] ?? null));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among what is inside
    <div className="office-reference" onKeyDown={moveFocus}>
      <OrderedRows
        keys={ids}
        nameOf={titleOf}
        isLocked={isLocked}
        isOrdered={many}
        onMove={(from, to) => choose(withMoved(ids, from, to))}
        onRemove={(at) => {
          choose(ids.filter((_, place) => place !== at));
          document.getElementById(id)?.focus();
        }}
      >
        {(one) => <span>{titleOf(one)}</span>}
      </OrderedRows>
      <input
        type="search"
        id={id}
        name={field.name}
        className="office-input"
        placeholder={recordText.find}
        disabled={isLocked}
        aria-describedby={describedBy}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {search.length > 1 && (
        <ul className="office-choices" data-choices={field.name}>
          {found.answer?.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => {
                  choose(many ? [...ids.filter((other) => other !== one.id), one.id] : [one.id]);
                  setSearch('');
                }}
              >
                {one.title || officeText.untitled(one.id)}
              </button>
            </li>
          ))}
          {found.answer?.length === 0 && <li className="office-hint">{recordText.nothingFound}</li>}
        </ul>
      )}
    </div>
  );
}
