import type { ReactNode } from 'react';
import { onceInARow } from '#shared/once-per.ts';
import type { PlacedBlocks } from '#web/blocks/place-blocks.ts';
import type { SiteFacts } from '#web/components/site.ts';
import type { DataClient } from '#web/data/data-client.ts';
import type { PageFacts } from './page-facts.ts';

export interface LoadRequest {
  readonly data: DataClient;
  /** Route name, for what is filed under it (blocks, ads). */
  readonly name: string;
  readonly path: string;
  /** The record id the address names; 0 where it names none. */
  readonly id: number;
  /** The other parts of the address, by the names in its pattern. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}

export interface ViewProps<Data> {
  readonly data: Data;
  /** What editors placed on the page. The frame shows it after the view, and in the side column. */
  readonly blocks: PlacedBlocks;
}

/** What a screen is made of: the data it asks for, what it says about itself, and what it shows. */
export interface Screen<Data> {
  readonly load: (request: LoadRequest) => Promise<Data>;
  readonly describe: (data: Data, site: SiteFacts) => PageFacts;
  readonly View: (props: ViewProps<Data>) => ReactNode;
  /** What stands in the side column of a two-column route. */
  readonly Side?: (props: ViewProps<Data>) => ReactNode;
  /** What follows the feed with layout `recommended` among the blocks. */
  readonly AfterFeed?: (props: ViewProps<Data>) => ReactNode;
}

/** A screen whose data type only the screen itself knows. */
export type AnyScreen = Screen<unknown>;

/** Closes a screen over its own data type, so the route table can hold all of them. */
export function defineScreen<Data extends object>(screen: Screen<Data>): AnyScreen {
  // The frame, the shell and the head ask about the same data.
  return { ...screen, describe: onceInARow(screen.describe) } as unknown as AnyScreen;
}

/** What the router keeps with each route, for the frame and for whatever looks at the current page. */
export interface RouteHandle {
  readonly name: string;
  readonly frame: 'two-columns' | 'one-column';
  /** For whom the screen is. */
  readonly access: 'public' | 'user' | 'guest';
  /** Absent until the screen's code has come. */
  screen: AnyScreen | undefined;
}
