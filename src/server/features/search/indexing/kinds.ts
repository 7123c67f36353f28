import type { Collection, Findable } from '#shared/collections/collection.ts';
import { recordCollections } from '#shared/collections/registry.ts';

/** A kind of record that search finds: its name is the `type` in answers; what it shows the public is what is found. */
export interface SearchKind extends Findable {
  readonly collection: Collection;
}

export const kinds: readonly SearchKind[] = recordCollections.flatMap((collection) =>
  collection.search ? [{ collection, ...collection.search }] : [],
);
