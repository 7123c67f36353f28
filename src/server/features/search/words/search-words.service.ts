import type { Actor } from '#server/records/revisions/opening.service.ts';
import { noRecord } from '#server/records/revisions/refusals.ts';
import type { SearchWord, SearchWordState, SearchWordsRepository } from './search-words.repository.ts';

export type SearchWordsDesk = ReturnType<typeof createSearchWordsDesk>;

export interface SearchWordsParts {
  readonly words: Pick<SearchWordsRepository, 'listRows'>;
  readonly transact: <Result>(work: (words: SearchWordsRepository) => Promise<Result>) => Promise<Result>;
  /** The key by which a search that was not found is counted. */
  readonly keyOf: (text: string) => Buffer;
  readonly now: () => number;
}

/** The desk of the search: what readers did not find, and the words that it is taught. */
export function createSearchWordsDesk({ words, transact, keyOf, now }: SearchWordsParts) {
  async function listWords(query: {
    search: string;
    state?: SearchWordState | undefined;
    from?: string | undefined;
    to?: string | undefined;
    page: number;
    limit: number;
  }) {
    const { state, page, limit } = query;
    const { rows, counts } = await words.listRows(
      { ...query, search: query.search.trim() },
      { limit, offset: (page - 1) * limit },
    );
    const total = state ? counts[state] : counts.missed + counts.synonym + counts.phrase;
    return { rows, total, counts };
  }

  /** Teaches the search a word. What is taught is missed no more. */
  async function saveWord({ accountId }: Actor, word: SearchWord) {
    const saved = await transact(async (tx) => {
      const stored = await tx.saveWord(word, new Date(now()));
      await tx.removeMissed([word.from, ...word.from.split(',')].map(keyOf));
      await tx.log.appendChanges([{ ...lineOf(stored.id, accountId), action: 'save', after: { ...word } }]);
      return stored;
    });
    return { ...saved, state: word.kind, from: word.from, to: word.to, readers: null };
  }

  async function removeWord({ accountId }: Actor, id: number): Promise<Record<never, never>> {
    await transact(async (tx) => {
      const removed = await tx.removeWord(id);
      if (!removed) throw noRecord();
      await tx.log.appendChanges([{ ...lineOf(id, accountId), action: 'remove', before: { ...removed } }]);
    });
    return {};
  }

  return { listWords, saveWord, removeWord };
}

const lineOf = (recordId: number, accountId: number) => ({
  ...{ collection: 'taught_word', recordId, accountId },
  fields: ['kind', 'from', 'to'],
});
