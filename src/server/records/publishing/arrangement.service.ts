import { type Transact, transactWithin } from '#server/database/transact.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { type Actor, storageFor } from '../revisions/opening.service.ts';
import type { PublishingService } from '../revisions/publishing.service.ts';

interface RevisionOf {
  readonly collection: string;
  readonly id: number;
  readonly revision: number;
}

export type ArrangementService = ReturnType<typeof createArrangementService>;

/** Publishes what is arranged together. */
export function createArrangementService({
  createServices,
  transact,
}: {
  /** Creates the services over a transaction of the caller's. */
  readonly createServices: (transact: Transact) => {
    readonly publishing: Pick<PublishingService, 'publishRevision'>;
  };
  readonly transact: Transact;
}) {
  /** Publishes all revisions or none. @throws Problem of the first that may not go out, which it names */
  async function publishArrangement(
    actor: Actor,
    {
      revisions,
      at,
      until,
    }: {
      revisions: readonly RevisionOf[];
      at?: string | null | undefined;
      until?: string | null | undefined;
    },
  ): Promise<{ published: number }> {
    for (const { collection } of revisions) storageFor(actor, collection, 'publish');
    await transact(async (tx) => {
      const { publishing } = createServices(transactWithin(tx));
      for (const one of revisions)
        await publishing.publishRevision(actor, { ...one, at, until }).catch((error: unknown) => {
          if (!(error instanceof Problem) || error.fields?.until) throw error;
          throw new Problem(error.kind, { code: error.code, message: `№${one.id}: ${error.message}` });
        });
    });
    return { published: revisions.length };
  }

  return { publishArrangement };
}
