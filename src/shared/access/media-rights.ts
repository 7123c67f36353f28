import type { Role } from '#shared/contracts/accounts.ts';

/** Actions on files of the media library (OFFICE.md, "Media"); each is a separate call. */
export const mediaActs = ['list', 'uses', 'upload', 'update', 'replace', 'remove'] as const;
export type MediaAct = (typeof mediaActs)[number];

/** Who writes records adds files to them; replacing and removing changes what others use. */
const mediaRights: Readonly<Partial<Record<Role, readonly MediaAct[]>>> = {
  author: ['list', 'uses', 'upload', 'update'],
  editor: mediaActs,
  reviewer: ['list', 'uses'],
  sales: ['list', 'uses', 'upload', 'update', 'replace'],
  admin: mediaActs,
};

export const mayUseMedia = (roles: readonly Role[], act: MediaAct): boolean =>
  roles.some((role) => mediaRights[role]?.includes(act));
