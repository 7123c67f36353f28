import type { ReactNode } from 'react';
import type { PlacedBlocks } from '#web/blocks/place-blocks.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import type { DataClient } from '#web/data/data-client.ts';
import type { PageFacts } from '../head/page-facts.ts';

export interface LoadRequest {
  readonly data: DataClient;
  /** Route name, by which blocks and advertisements are placed. */
  readonly name: string;
  readonly path: string;
  /** Record id from the address; 0 if it has none. */
  readonly id: number;
  /** The other parameters of the address, by their names in the pattern. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** The blocks that editors placed on the page, which load at the same time. */
  readonly blocks: Promise<PlacedBlocks>;
}

export interface ViewProps<Data> {
  readonly data: Data;
  /** Blocks that editors placed on the page. The layout renders them after the view and in the side column. */
  readonly blocks: PlacedBlocks;
}

/** The loaded data of a page: the screen's own, and the blocks placed on it. */
export interface PageData {
  readonly blocks: PlacedBlocks;
}

/**
 * A screen: how it loads its data, describes its metadata and renders. What takes the data is a method, whose parameters
 * TypeScript compares in both directions: the routes hand each screen the data that its own `load` returned.
 */
export interface Screen<Data> {
  load(request: LoadRequest): Promise<Data>;
  describe(data: Data, site: SiteFacts): PageFacts;
  /** Ids of the articles that the screen shows itself; blocks and the most read list beside it do not repeat them. */
  articlesOf?(data: Data): readonly number[];
  /** Content above the columns of a two-column route, as wide as both. */
  Opening?(props: ViewProps<Data>): ReactNode;
  View(props: ViewProps<Data>): ReactNode;
  /** Content of the side column of a two-column route. */
  Side?(props: ViewProps<Data>): ReactNode;
  /** Content at the end of the side column, in view beside all of the main column. */
  Rail?(props: ViewProps<Data>): ReactNode;
  /** Content between the second and the third block of the main column. */
  Between?(props: ViewProps<Data>): ReactNode;
  /** Content below the columns of a two-column route, as wide as both. */
  Closing?(props: ViewProps<Data>): ReactNode;
  /** Content after the feed with layout `recommended`. */
  AfterFeed?(props: ViewProps<Data>): ReactNode;
}

/** A screen whose data type is private to it. */
export type AnyScreen = Screen<unknown>;

/** Hides a screen's data type, so that one route table can contain all screens. */
export function defineScreen<Data extends object>(screen: Screen<Data>): AnyScreen {
  return screen;
}

/** The router's handle of a route, for the layout and for parts that depend on the current page. */
export interface RouteHandle {
  readonly name: string;
  readonly layout: 'two-columns' | 'one-column';
  /** Who may see the screen. */
  readonly access: 'public' | 'user' | 'guest';
  /** Undefined until the screen's code has loaded. */
  screen: AnyScreen | undefined;
}
