import type { DataQueries } from '#server/queries/queries.service.ts';
import type { SearchAlert } from '#shared/collections/search.ts';
import { searchAlertPhone, searchAlerts } from '#shared/language/ka/site/search-alerts.ts';
import { type EmergencyTopic, emergencyArticles } from './emergency-phrases.data.ts';

/** Loads the panel of an emergency, with the address of the article that helps while that is published. */
export async function loadAlert(
  topic: EmergencyTopic | null,
  ask: DataQueries['ask'],
): Promise<{ alert: SearchAlert | null; tags: ReadonlySet<string> }> {
  if (!topic) return { alert: null, tags: new Set() };
  const id = emergencyArticles[topic];
  const { answer, tags } = await ask('article', { find: { id }, fields: ['url'], many: false, total: false });
  const article = answer.article as { readonly url: string } | null;
  return {
    alert: { ...searchAlerts[topic], phone: searchAlertPhone, url: article?.url ?? null },
    tags,
  };
}

/** What is found for somebody in a crisis: help, and not what their words happen to stand in, which may be diets. */
const helpInCrisis = ['დეპრესია', 'ფსიქიკური ჯანმრთელობა', 'ფსიქიატრი', 'ფსიქოთერაპევტი'];

/** The names to look for instead of the words of a crisis; `undefined` for anything else. */
export const namesOfHelp = (topic: EmergencyTopic | null): readonly string[] | undefined =>
  topic && searchAlerts[topic].kind === 'crisis' ? helpInCrisis : undefined;
