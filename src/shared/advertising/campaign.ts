/** One route's rule in `pages`: every page, only some records' pages, or all but those. */
export interface PageRule {
  readonly radio: 'only' | 'all_except' | 'all';
  readonly items?: readonly { readonly id: number }[];
}

/** Where an advertisement stands, by route name; under `other` a list of route names that have no rule. */
export type AdPages = { readonly [route: string]: PageRule | readonly string[] | undefined } & {
  readonly other?: readonly string[];
};

/** What may be advertised. A prescription medicine may not. */
export type AdKind = 'general' | 'supplement' | 'device' | 'otc';
