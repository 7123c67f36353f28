import { createHash, randomBytes } from 'node:crypto';
import type { DataQueries } from '#server/queries/queries.service.ts';
import type { Actor, OfficeRepositories } from '#server/records/revisions/opening.service.ts';
import { storageFor, storageNamed } from '#server/records/revisions/opening.service.ts';
import type { Publication } from '#server/records/revisions/publication.ts';
import type { Device } from '#shared/contracts/pages.ts';
import { paths } from '#shared/paths/paths.ts';
import { findAddressOf } from './preview-pages.ts';
import type { PreviewsRepository } from './previews.repository.ts';

/** A revision of a record. */
export interface RevisionOf {
  readonly collection: string;
  readonly id: number;
  readonly revision: number;
}

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
    return addLink(actor, address ?? paths.home, [{ collection, id, revision }], device);
  }

  /** Makes a link to a page of a kind as it would be with several revisions published. @throws Problem 403, 404, 409 `incomplete` */
  async function previewArrangement(
    actor: Actor & { readonly sessionId: string },
    { revisions, page, device }: { revisions: readonly RevisionOf[]; page: string; device: Device },
  ): Promise<{ url: string }> {
    for (const { collection } of revisions) storageFor(actor, collection, 'preview');
    const address = await tryOut(async ({ repositories }) => {
      for (const one of revisions) await publication.layRevision(repositories, one);
      return findAddressOf(page, (name) => repositories.rows.findSomeAddress(storageNamed(name)));
    });
    return addLink(actor, address, revisions, device);
  }

  async function addLink(
    { sessionId: session_id }: { readonly sessionId: string },
    page: string,
    [first, ...also]: readonly RevisionOf[],
    device: Device,
  ): Promise<{ url: string }> {
    if (!first) throw new Error('a preview shows at least one revision');
    const { collection, id: record_id, revision: revision_id } = first;
    const secret = randomBytes(16).toString('base64url');
    await previews.removeExpired(new Date(now()));
    await previews.addPreview({
      ...{ secret_hash: hashSecret(secret), session_id, device },
      ...{ collection, record_id, revision_id, also, expires_at: new Date(now() + lifetimeMs) },
    });
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
    const { collection, record_id: id, revision_id: revision, also, device } = found;
    return tryOut(async ({ repositories, ask }) => {
      for (const one of [{ collection, id, revision }, ...also])
        await publication.layRevision(repositories, one);
      return work(ask, device);
    });
  }

  return { previewRevision, previewArrangement, openPreview };
}

/** The secret has 128 random bits, so one round of SHA-256 hides it. */
const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
