import type { Consultant } from '#shared/collections/consultant.ts';
import { type AskChoices, loadChoices } from '#web/layouts/asking/load-choices.ts';
import { type ChosenRecords, loadChosen } from '#web/layouts/asking/load-chosen.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

const fields = [
  'id',
  'title',
  'url',
  'image',
  'professions',
  'is_available',
  'experience_since',
  'answers_within',
] as const;
export type ListedConsultant = Pick<Consultant, (typeof fields)[number]>;

export interface ConsultantPageData {
  readonly choices: AskChoices;
  /** What the question that is being written is asked with. */
  readonly chosen: ChosenRecords;
  readonly consultants: readonly ListedConsultant[];
  readonly mostRead: readonly ReadArticle[];
}

const consultantsLimit = 6;

export async function loadConsultantPage({ data, search }: LoadRequest): Promise<ConsultantPageData> {
  const [choices, chosen, consultants, mostRead] = await Promise.all([
    loadChoices(data, search),
    loadChosen(data, search),
    data.optionalList<readonly ListedConsultant[]>(
      'consultant',
      { find: { is_available: true }, fields, limit: consultantsLimit },
      [],
    ),
    loadMostRead(data),
  ]);
  return { choices, chosen, consultants: consultants.records, mostRead };
}
