import type { Role } from '#shared/contracts/accounts.ts';

interface DeskRight {
  /** Roles that may open the desk; what it lists to each depends on the rights on its records. */
  readonly open: readonly Role[];
  /** Roles that may do an act there. */
  readonly acts?: Readonly<Record<string, readonly Role[]>>;
}

/** The desks (OFFICE.md, „Desks“), in the order of the menu. The library has its acts in `media-rights.ts`. */
export const deskRights = {
  media: { open: ['author', 'editor', 'reviewer', 'sales', 'admin'] },
  questions: {
    open: ['editor', 'admin'],
    acts: {
      get: ['editor', 'admin'],
      rating: ['editor', 'admin'],
      publish: ['editor', 'admin'],
      keep_private: ['editor', 'admin'],
      refuse: ['editor', 'admin'],
      reassign: ['editor', 'admin'],
    },
  },
  comments: {
    open: ['editor', 'admin'],
    acts: { approve: ['editor', 'admin'], reject: ['editor', 'admin'] },
  },
  applications: {
    open: ['editor', 'sales', 'admin'],
    acts: { mark: ['editor', 'sales', 'admin'], note: ['editor', 'sales', 'admin'] },
  },
  reviews: { open: ['author', 'editor', 'reviewer', 'admin'] },
  tags: { open: ['editor', 'admin'], acts: { rename: ['editor', 'admin'], merge: ['editor', 'admin'] } },
  blocks: {
    open: ['editor', 'sales', 'admin'],
    acts: { preview: ['editor', 'sales', 'admin'], publish: ['editor', 'sales', 'admin'] },
  },
  campaigns: {
    open: ['sales', 'admin'],
    acts: { report: ['sales', 'admin'], share: ['sales', 'admin'], video_ads: ['sales', 'admin'] },
  },
  feeds: { open: ['sales', 'admin'], acts: { fetch_now: ['sales', 'admin'] } },
  orders: {
    open: ['admin'],
    acts: { export: ['admin'], settle: ['admin'], refund: ['admin'] },
  },
  operations: {
    open: ['admin'],
    acts: { export: ['admin'], adjust: ['admin'], confirm: ['admin'], decline: ['admin'] },
  },
  books: { open: ['admin'], acts: { journal: ['admin'] } },
  accounts: {
    open: ['admin'],
    acts: {
      look: ['admin'],
      download: ['admin'],
      block: ['admin'],
      unblock: ['admin'],
      sign_out: ['admin'],
      set_roles: ['admin'],
      confirm_again: ['admin'],
      remove: ['admin'],
    },
  },
  links: {
    open: ['editor', 'admin'],
    acts: { check_now: ['editor', 'admin'], save: ['editor', 'admin'], remove: ['editor', 'admin'] },
  },
  search_words: {
    open: ['editor', 'admin'],
    acts: { save: ['editor', 'admin'], remove: ['editor', 'admin'] },
  },
  health: { open: ['author', 'editor', 'reviewer', 'admin'] },
  reports: { open: ['editor', 'admin'] },
  jobs: { open: ['admin'], acts: { run_again: ['admin'] } },
  settings: { open: ['admin'], acts: { get: ['admin'], save: ['admin'] } },
  log: { open: ['author', 'editor', 'reviewer', 'sales', 'admin'] },
} as const satisfies Readonly<Record<string, DeskRight>>;
export type Desk = keyof typeof deskRights;

export const desks = Object.keys(deskRights) as readonly Desk[];

export const mayOpenDesk = (roles: readonly Role[], desk: Desk): boolean => mayActAt(roles, desk, 'list');

/** Whether one of the roles may do the act at the desk; `list` is opening it. An unknown desk or act is nobody's. */
export function mayActAt(roles: readonly Role[], desk: string, act: string): boolean {
  const right: DeskRight | undefined = (deskRights as Readonly<Record<string, DeskRight>>)[desk];
  const permitted = act === 'list' ? right?.open : right?.acts?.[act];
  return permitted?.some((role) => roles.includes(role)) ?? false;
}
