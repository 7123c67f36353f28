import { findCampaignFault } from '#shared/advertising/campaign-rules.ts';
import { calculators } from '#shared/calculators/registry.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import type { Plan } from './plan.ts';

export type Row = Record<string, unknown>;

/** Columns of a record that is there already which say what follows from a line about it. */
export const columnsLookedAt: Readonly<Record<string, readonly string[]>> = {
  article: ['published_at'],
  question: ['status', 'account_id'],
  advertisement: ['kind', 'permit_number', 'starts_on', 'ends_on'],
};

/**
 * What a line says and what follows from it. A new record is published, and its address comes from its title; one that
 * is there already (`before`) keeps what the line does not name.
 */
export function completeRow(plan: Plan, named: Row, before: Row | undefined): Row {
  const row = { ...named };
  if (plan.name === 'question') answer(row, before);
  if (!before) addDefaults(plan, row);
  if (plan.name === 'article' && (row.status === 'published' || row.status === 'scheduled'))
    row.published_at ??= before?.published_at ?? new Date().toISOString();
  if (plan.name === 'articleblock' && Array.isArray(row.chosen) && row.chosen.length > 0)
    row.rule ??= 'chosen';
  return row;
}

/** What a record may not be; what its line does not name is as it was. */
export function findRowFault(plan: Plan, row: Row, before: Row | undefined): string | undefined {
  switch (plan.name) {
    case 'advertisement':
      return findCampaignFault({ ...before, ...row });
    case 'calculation':
      return typeof row.alias !== 'string' || calculators.some(({ alias }) => alias === row.alias)
        ? undefined
        : `„alias“: must be one of ${calculators.map(({ alias }) => alias).join(', ')}`;
    case 'comment':
    case 'questionblock':
      return findBodyFault(row, before);
    default:
      return undefined;
  }
}

function findBodyFault({ body_html: html }: Row, before: Row | undefined): string | undefined {
  if (typeof html !== 'string') return before ? undefined : '„body“: is missing';
  const isEmpty = html.replace(/<(?!img)[^>]*>|\s/g, '') === '';
  return isEmpty ? '„body“: is empty' : undefined;
}

function addDefaults(plan: Plan, row: Row): void {
  // A title without a letter or a digit that could stand in an address leaves the record's number.
  const alias = (typeof row.title === 'string' && aliasOf(row.title)) || String(row.id);
  if (plan.parts.has('alias')) row.alias ??= alias;
  if (plan.name === 'question') {
    row.slug ??= alias;
    row.is_private ??= false;
    row.status ??= 'open';
  } else if (plan.parts.has('status')) row.status ??= isToCome(plan, row) ? 'scheduled' : 'published';
  if (plan.name === 'comment') row.is_approved ??= true;
}

/** An article is published when its moment comes. */
const isToCome = ({ name }: Plan, { published_at: moment }: Row): boolean =>
  name === 'article' && typeof moment === 'string' && Date.parse(moment) > Date.now();

/** An answer answers a new question, and one that waits, unless an account asked it: that one is the consultants' own. */
function answer(row: Row, before: Row | undefined): void {
  if (row.status === 'published' || row.status === null) delete row.status;
  const waits = !before || (before.status === 'open' && before.account_id === null);
  if (row.status !== undefined || !row.answer_html || !waits) return;
  row.status = 'answered';
  row.answered_at ??= row.asked_at ?? new Date().toISOString();
  row.published_at ??= row.answered_at;
}
