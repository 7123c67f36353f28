/** The rule of one route in `pages`: every page, only those of some records, or all except those. */
export interface PageRule {
  readonly radio: 'only' | 'all_except' | 'all';
  readonly items?: readonly { readonly id: number }[];
}

/** The pages of an advertisement, by route name; `other` lists route names that have no rule. */
export type AdPages = { readonly [route: string]: PageRule | readonly string[] | undefined } & {
  readonly other?: readonly string[];
};

/** What may be advertised; prescription medicines may not. */
export const adKinds = ['general', 'supplement', 'device', 'otc'] as const;
export type AdKind = (typeof adKinds)[number];

/** The devices that a campaign was sold for; each place is on one of the two. */
export const adDevices = ['both', 'desktop', 'mobile'] as const;
export type AdDevice = (typeof adDevices)[number];
