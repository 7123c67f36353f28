import { type ChosenRecords, idIn, loadChosen } from '#web/layouts/asking/load-chosen.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

export interface AskFormData {
  readonly chosen: ChosenRecords;
  /** Id of an unpaid question; 0 for a new one. */
  readonly question: number;
}

export async function loadAskForm({ data, search }: LoadRequest): Promise<AskFormData> {
  return { chosen: await loadChosen(data, search), question: idIn(search, 'question') };
}
