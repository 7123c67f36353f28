import { type Actor, storageFor } from '#server/records/revisions/opening.service.ts';
import { noRecord } from '#server/records/revisions/refusals.ts';
import type { SavedView, ViewsRepository } from './views.repository.ts';

export type ViewsService = ReturnType<typeof createViewsService>;

/** Saved views of lists. Everybody has their own. */
export function createViewsService({ views }: { readonly views: ViewsRepository }) {
  async function listViews(actor: Actor, collection: string): Promise<{ views: SavedView[] }> {
    storageFor(actor, collection, 'list');
    return { views: await views.listViews(actor.accountId, collection) };
  }

  async function saveView(
    actor: Actor,
    { id, ...view }: Omit<SavedView, 'id'> & { id: number | null },
  ): Promise<SavedView> {
    storageFor(actor, view.collection, 'list');
    if (id === null) return views.addView(actor.accountId, view);
    const saved = await views.updateView(actor.accountId, { id, ...view });
    if (!saved) throw noRecord();
    return saved;
  }

  async function removeView(actor: Actor, id: number): Promise<Record<never, never>> {
    if (!(await views.removeView(actor.accountId, id))) throw noRecord();
    return {};
  }

  return { listViews, saveView, removeView };
}
