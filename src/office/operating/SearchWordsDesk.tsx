import { formatMoment } from '#shared/content/dates.ts';
import { listSearchWords, removeSearchWord, saveSearchWord } from '#shared/contracts/office/search-words.ts';
import { searchWordsText as text } from '#shared/language/ka/office/search-words.ts';
import { callOffice } from '../data/office-calls.ts';
import type { DeskField } from '../desks/DeskDialog.tsx';
import { DeskList } from '../desks/DeskList.tsx';

const fields = (from = ''): readonly DeskField[] => [
  {
    ...{ name: 'kind', label: text.kind, kind: 'select', initial: 'phrase' },
    options: Object.entries(text.kinds).map(([value, label]) => ({ value, label })),
  },
  { name: 'from', label: text.from, initial: from, hint: text.severalHint, maxLength: 300 },
  { name: 'to', label: text.to, hint: text.severalHint, maxLength: 300 },
];

const save = ({ kind, from = '', to = '' }: Readonly<Record<string, string>>) =>
  callOffice(saveSearchWord, { kind: kind === 'synonym' ? 'synonym' : 'phrase', from, to });

/** What readers asked and did not find, and the words that the search is taught. */
export function SearchWordsDesk() {
  return (
    <DeskList
      desk="search_words"
      search={text.search}
      states={text.states}
      hasDays
      empty={text.empty}
      list={(query) => callOffice(listSearchWords, query)}
      generalActs={[{ name: 'save', label: text.save, fields: fields(), run: save }]}
      columns={[
        { label: text.columns.state, show: ({ state }) => text.states[state] },
        { label: text.columns.from, show: ({ from }) => from },
        { label: text.columns.to, show: ({ to }) => to },
        { label: text.columns.readers, show: ({ readers }) => readers },
        { label: text.columns.at, show: ({ at }) => formatMoment(at) },
      ]}
      acts={[
        {
          name: 'save',
          label: text.save,
          isOffered: ({ state }) => state === 'missed',
          fields: ({ from }) => fields(from),
          run: (_, values) => save(values),
        },
        {
          name: 'remove',
          label: text.remove,
          warning: text.removeWarning,
          isOffered: ({ state }) => state !== 'missed',
          run: ({ id }) => callOffice(removeSearchWord, { id }),
        },
      ]}
    />
  );
}
