import type { RegisterCall } from '#server/http/register-call.ts';
import { listSearchWords, removeSearchWord, saveSearchWord } from '#shared/contracts/office/search-words.ts';
import type { SearchWordsDesk } from './search-words.service.ts';

/** The desk of the search. */
export function installSearchWords(register: RegisterCall, desk: SearchWordsDesk): void {
  register(listSearchWords, (incoming) => desk.listWords(incoming.input));
  register(saveSearchWord, (incoming) => desk.saveWord(incoming.caller, incoming.input));
  register(removeSearchWord, (incoming) => desk.removeWord(incoming.caller, incoming.input.id));
}
