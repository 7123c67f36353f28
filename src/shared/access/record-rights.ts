import type { Collection } from '#shared/collections/collection.ts';
import { recordFields } from '#shared/collections/collection.ts';
import type { Role } from '#shared/contracts/accounts.ts';

/** Actions on records (OFFICE.md, "Records"); each is a separate call. */
export const recordActs = [
  'describe',
  'list',
  'get',
  'revisions',
  'diff',
  'preview',
  'notes',
  'save',
  'submit',
  'withdraw',
  'discard',
  'restore',
  'duplicate',
  'lease',
  'note',
  'note_reply',
  'note_done',
  'approve',
  'reject',
  'publish',
  'unpublish',
  'cancel',
  'archive',
  'unarchive',
  'remove',
  'bulk',
  'export',
  'import',
] as const;
export type RecordAct = (typeof recordActs)[number];

const reading: readonly RecordAct[] = ['describe', 'list', 'get', 'revisions', 'diff', 'preview', 'notes'];
/** Notes at places of a text: between whoever writes it and whoever reviews it. */
const noting: readonly RecordAct[] = ['note', 'note_reply', 'note_done'];
const writing: readonly RecordAct[] = [
  ...reading,
  ...noting,
  ...(['save', 'submit', 'withdraw', 'discard', 'restore', 'duplicate', 'lease'] as const),
];
const publishing: readonly RecordAct[] = [
  ...writing,
  ...(['publish', 'unpublish', 'cancel', 'archive', 'unarchive', 'remove', 'bulk', 'export'] as const),
];

/** Records come in files from who answers for all that is published. */
const importing: readonly RecordAct[] = [...publishing, 'import'];

interface Grant {
  readonly role: Role;
  /** Collections that name the role as a writer, that need review, that editors write, comments, or all. */
  readonly on: 'written' | 'reviewed' | 'editorial' | 'comments' | 'all';
  readonly acts: readonly RecordAct[];
  /** Fields that the role must not write, though it writes the record. */
  readonly exceptFields?: readonly string[];
}

/**
 * Permissions by role, collections, actions and fields. A person has those of all their roles. Only reviewers approve: an
 * administrator who must do so takes the role, which is logged.
 */
export const grants: readonly Grant[] = [
  { role: 'author', on: 'editorial', acts: reading },
  { role: 'author', on: 'written', acts: writing, exceptFields: ['published_at', 'next_review_at'] },
  { role: 'editor', on: 'editorial', acts: reading },
  { role: 'editor', on: 'written', acts: importing },
  { role: 'editor', on: 'comments', acts: ['describe', 'list', 'get'] },
  { role: 'reviewer', on: 'editorial', acts: reading },
  { role: 'reviewer', on: 'reviewed', acts: ['approve', 'reject', ...noting] },
  { role: 'sales', on: 'editorial', acts: reading },
  { role: 'sales', on: 'written', acts: publishing },
  { role: 'admin', on: 'all', acts: importing },
  { role: 'admin', on: 'comments', acts: ['describe', 'list', 'get'] },
];

/** Whether records of the collection are only decided at a desk and have no form. */
export const isDeskOnly = ({ writers }: Collection): boolean => writers?.length === 0;

function isCovered({ on, role }: Grant, collection: Collection): boolean {
  const writers: readonly Role[] = collection.writers ?? [];
  switch (on) {
    case 'written':
      return writers.includes(role);
    case 'reviewed':
      return collection.needsReview === true;
    case 'editorial':
      return writers.includes('editor');
    case 'comments':
      return collection.name === 'comment';
    case 'all':
      return writers.length > 0;
  }
}

const grantsFor = (roles: readonly Role[], collection: Collection): readonly Grant[] =>
  grants.filter((grant) => roles.includes(grant.role) && isCovered(grant, collection));

/** Lists the actions that the roles permit on records of a collection, in the order of `recordActs`. */
export function actsOn(roles: readonly Role[], collection: Collection): RecordAct[] {
  const grantedActs = new Set(grantsFor(roles, collection).flatMap(({ acts }) => acts));
  return recordActs.filter((act) => grantedActs.has(act));
}

export const mayDo = (roles: readonly Role[], collection: Collection, act: RecordAct): boolean =>
  grantsFor(roles, collection).some(({ acts }) => acts.includes(act));

/** Whether one of the roles may write the field. Fields set by actions or computed by the portal are never written. */
export function mayWriteField(roles: readonly Role[], collection: Collection, name: string): boolean {
  const field = recordFields(collection)[name];
  if (!field || field.writers || name === 'id') return false;
  return grantsFor(roles, collection).some(
    ({ acts, exceptFields = [] }) => acts.includes('save') && !exceptFields.includes(name),
  );
}
