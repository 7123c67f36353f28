import type { RegisterCall } from '#server/http/register-call.ts';
import { listSearchWords, removeSearchWord, saveSearchWord } from '#shared/contracts/office/search-words.ts';
import type { SearchWordsDesk } from './search-words.service.ts';

/** The desk of the search. */
export function installSearchWords(register: RegisterCall, desk: SearchWordsDesk): void {
  register(listSearchWords, (asked) => desk.listWords(asked.input));
  register(saveSearchWord, (asked) => desk.saveWord(asked.caller, asked.input));
  register(removeSearchWord, (asked) => desk.removeWord(asked.caller, asked.input.id));
}
