import { createHash, randomBytes } from 'node:crypto';
import type { DataQueries } from '#server/queries/queries.service.ts';
import type { Actor, OfficeRepositories } from '#server/records/revisions/opening.service.ts';
import { storageFor } from '#server/records/revisions/opening.service.ts';
import type { Publication } from '#server/records/revisions/publication.ts';
import type { Device } from '#shared/contracts/pages.ts';
import { paths } from '#shared/paths/paths.ts';
import type { PreviewsRepository } from './previews.repository.ts';

const lifetimeMs = 10 * 60_000;

export type PreviewsService = ReturnType<typeof createPreviewsService>;

/** A transaction that is undone, and what reads and writes in it. */
export interface Trial {
  readonly repositories: OfficeRepositories;
  readonly ask: DataQueries['ask'];
}

export interface PreviewParts {
  readonly previews: PreviewsRepository;
  readonly publication: Pick<Publication, 'layRevision'>;
  readonly tryOut: <Result>(work: (trial: Trial) => Promise<Result>) => Promise<Result>;
  /** Tells the session of an access token. */
  readonly identify: (accessToken: string) => Promise<{ readonly sessionId: string } | undefined>;
  readonly now: () => number;
}

/** Previews show the portal as it would be with a revision published: it is, in a transaction that is then undone. */
export function createPreviewsService({ previews, publication, tryOut, identify, now }: PreviewParts) {
  /** Makes a link for one person. @throws Problem 404, 409 `incomplete` where the revision cannot be a page yet */
  async function previewRevision(
    actor: Actor & { readonly sessionId: string },
    given: { collection: string; id: number; revision: number; device: Device },
  ): Promise<{ url: string }> {
    const { collection, id, revision, device } = given;
    storageFor(actor, collection, 'preview');
    const address = await tryOut(({ repositories }) => publication.layRevision(repositories, given));
    const secret = randomBytes(16).toString('base64url');
    await previews.removeExpired(new Date(now()));
    await previews.addPreview({
      ...{ secret_hash: hashSecret(secret), session_id: actor.sessionId, device },
      ...{ collection, record_id: id, revision_id: revision, expires_at: new Date(now() + lifetimeMs) },
    });
    const page = address ?? paths.home;
    return { url: `${page}${page.includes('?') ? '&' : '?'}preview=${secret}` };
  }

  /** Runs work on the portal as it would be with the revision of a link; undefined where the link is not this session's. */
  async function openPreview<Result>(
    link: { readonly secret: string; readonly token: string | undefined },
    work: (ask: DataQueries['ask'], device: Device) => Promise<Result>,
  ): Promise<Result | undefined> {
    const session = link.token === undefined ? undefined : await identify(link.token);
    if (!session) return undefined;
    const found = await previews.findPreview(hashSecret(link.secret), session.sessionId, new Date(now()));
    if (!found) return undefined;
    const { collection, record_id: id, revision_id: revision, device } = found;
    return tryOut(async ({ repositories, ask }) => {
      await publication.layRevision(repositories, { collection, id, revision });
      return work(ask, device);
    });
  }

  return { previewRevision, openPreview };
}

/** The secret has 128 random bits, so one round of SHA-256 hides it. */
const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
