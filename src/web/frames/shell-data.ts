import { type PackedAds, packAds, unpackAds } from '#shared/advertising/pack-ads.ts';
import type { PlacedAd } from '#shared/advertising/should-show.ts';
import type { Category } from '#shared/collections/category.ts';
import type { MenuItem } from '#shared/collections/menu.ts';
import type { DataClient } from '#web/data/data-client.ts';

export type Topic = Pick<Category, 'id' | 'alias' | 'title' | 'url'>;
export type MenuEntry = Pick<MenuItem, 'id' | 'title' | 'url' | 'is_external' | 'children'>;

/** What the shell needs; loaded with the first page and kept. */
export interface ShellData {
  /** Top categories in their order, which also gives each its hue. */
  readonly topics: readonly Topic[];
  readonly menu: readonly MenuEntry[];
  /** Every advertisement whose campaign runs; which belongs where is decided page by page. */
  readonly ads: readonly PlacedAd[];
}

/** The shell as a page carries it for the browser. */
export interface PackedShell extends Omit<ShellData, 'ads'> {
  readonly ads: PackedAds;
}

export const packShell = (shell: ShellData): PackedShell => ({ ...shell, ads: packAds(shell.ads) });
export const unpackShell = (shell: PackedShell): ShellData => ({ ...shell, ads: unpackAds(shell.ads) });

/** For pages that must stand when nothing can be asked. */
export const bareShell: ShellData = { topics: [], menu: [], ads: [] };

export async function loadShell(data: DataClient): Promise<ShellData> {
  const [topics, menu, ads] = await Promise.all([
    data.optionalList<readonly Topic[]>(
      'category',
      { find: { 'parent.id': null }, fields: ['id', 'alias', 'title', 'url'], sort: 'position', limit: 100 },
      [],
    ),
    data.optionalList<readonly MenuEntry[]>(
      'menu',
      { fields: ['id', 'title', 'url', 'is_external', 'children'], limit: 100 },
      [],
    ),
    data.optionalList<readonly PlacedAd[]>(
      'advertisement',
      { fields: ['id', 'position', 'pages'], limit: 100 },
      [],
    ),
  ]);
  return { topics: topics.records, menu: menu.records, ads: ads.records };
}
