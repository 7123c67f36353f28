import { type PackedAds, packAds, unpackAds } from '#shared/advertising/pack-ads.ts';
import type { PlacedAd } from '#shared/advertising/should-show.ts';
import type { Category } from '#shared/collections/category.ts';
import type { MenuItem } from '#shared/collections/menu.ts';
import type { SiteSettings } from '#shared/collections/site-settings.ts';
import type { KnownSettings } from '#web/components/site/site-settings.ts';
import type { DataClient } from '#web/data/data-client.ts';

type Subtopic = Pick<Category, 'id' | 'title' | 'url'>;
export interface Topic extends Pick<Category, 'id' | 'alias' | 'title' | 'url' | 'hue'> {
  readonly children: readonly Subtopic[];
}
export type MenuEntry = Pick<MenuItem, 'id' | 'title' | 'url' | 'is_external' | 'children'>;

/** The data of the shell, loaded once with the first page. */
export interface ShellData {
  /** Top categories in their order. */
  readonly topics: readonly Topic[];
  readonly menu: readonly MenuEntry[];
  /** The price of the cheapest single question, in GEL; `undefined` where none is sold. */
  readonly askPrice: string | undefined;
  /** How the portal is reached: what its owner has said of it. */
  readonly settings: KnownSettings;
  /** All running advertisements; each page selects its own. */
  readonly ads: readonly PlacedAd[];
}

/** The shell's data as serialised in the page. */
export interface PackedShell extends Omit<ShellData, 'ads'> {
  readonly ads: PackedAds;
}

export const packShell = (shell: ShellData): PackedShell => ({ ...shell, ads: packAds(shell.ads) });
export const unpackShell = (shell: PackedShell): ShellData => ({ ...shell, ads: unpackAds(shell.ads) });

/** An empty shell for error pages, which load no data. */
export const emptyShell: ShellData = { topics: [], menu: [], askPrice: undefined, settings: {}, ads: [] };

export async function loadShell(data: DataClient): Promise<ShellData> {
  const [topics, menu, askPrice, settings, ads] = await Promise.all([
    loadTopics(data),
    data.optionalList<readonly MenuEntry[]>(
      'menu',
      { fields: ['id', 'title', 'url', 'is_external', 'children'], limit: 100 },
      [],
    ),
    loadAskPrice(data),
    loadSettings(data),
    data.optionalList<readonly PlacedAd[]>(
      'advertisement',
      { fields: ['id', 'position', 'pages', 'weight'], limit: 100 },
      [],
    ),
  ]);
  return { topics, menu: menu.records, askPrice, settings, ads: ads.records };
}

async function loadTopics(data: DataClient): Promise<readonly Topic[]> {
  const top = await data.optionalList<readonly Omit<Topic, 'children'>[]>(
    'category',
    {
      find: { 'parent.id': null },
      fields: ['id', 'alias', 'title', 'url', 'hue'],
      sort: 'position',
      limit: 100,
    },
    [],
  );
  const query = {
    find: { 'parent.id': { $in: top.records.map(({ id }) => id) } },
    fields: ['id', 'title', 'url', 'parent'],
    sort: 'position',
    limit: 100,
  };
  const below = await data.optionalList<readonly (Subtopic & Pick<Category, 'parent'>)[]>(
    'category',
    query,
    [],
  );
  const byParent = Map.groupBy(below.records, ({ parent }) => parent?.id);
  return top.records.map((topic) => ({
    ...topic,
    children: (byParent.get(topic.id) ?? []).map(({ id, title, url }) => ({ id, title, url })),
  }));
}

async function loadAskPrice(data: DataClient): Promise<string | undefined> {
  const query = { find: { operation: 'ask' }, fields: ['price'], limit: 100 };
  const services = await data.optionalList<readonly { readonly price: string }[]>('services', query, []);
  const [cheapest] = services.records
    .map(({ price }) => price)
    .toSorted((one, other) => Number(one) - Number(other));
  return cheapest;
}

async function loadSettings(data: DataClient): Promise<KnownSettings> {
  const fields = [
    'phone',
    'email',
    'address',
    'facebook',
    'instagram',
    'youtube',
    'opening_text',
    'consent_text',
  ];
  const { records } = await data.optionalList<readonly SiteSettings[]>('site_settings', { fields }, []);
  return Object.fromEntries(Object.entries(records[0] ?? {}).filter(([, value]) => value !== ''));
}
