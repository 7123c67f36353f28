import type { Actor } from '#server/records/revisions/opening.service.ts';
import { noRecord } from '#server/records/revisions/refusals.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { linksMessages } from '#shared/language/ka/office/links.ts';
import type { LinkRow, LinkState, OutgoingLinksRepository } from './outgoing-links.repository.ts';
import type { Redirects } from './redirects.service.ts';

export type LinksDesk = ReturnType<typeof createLinksDesk>;

export interface LinksDeskParts {
  readonly links: OutgoingLinksRepository;
  readonly transact: <Result>(work: (links: OutgoingLinksRepository) => Promise<Result>) => Promise<Result>;
  readonly redirects: Pick<Redirects, 'leadsTo'>;
  readonly siteUrl: string;
  readonly now: () => number;
}

/** The desk of links: what leads nowhere, and what is led elsewhere. */
export function createLinksDesk({ links, transact, redirects, siteUrl, now }: LinksDeskParts) {
  async function listLinks(query: {
    search: string;
    state?: LinkState | undefined;
    from?: string | undefined;
    to?: string | undefined;
    page: number;
    limit: number;
  }) {
    const { page, limit, state } = query;
    const { rows, counts } = await links.listLinks(
      { ...query, search: query.search.trim() },
      { limit, offset: (page - 1) * limit },
    );
    return {
      rows: await shapeRows(rows),
      total: state ? counts[state] : counts.broken + counts.redirect,
      counts,
    };
  }

  async function shapeRows(rows: readonly LinkRow[]) {
    const records = rows.flatMap(({ collection, record_id: id }) =>
      collection === null || id === null ? [] : [{ collection, id }],
    );
    const titles = await links.readTitles(records);
    return rows.map(({ collection, record_id: id, ...row }) => ({
      ...row,
      record:
        collection === null || id === null
          ? null
          : { collection, id, title: titles.get(`${collection} ${id}`) ?? '' },
    }));
  }

  async function requestCheck() {
    const at = new Date(now());
    await links.requestCheck(at);
    return { requested_at: at };
  }

  /** @throws Problem 400 at each address that is none of the portal's */
  function refuseForeign(given: { from?: string; to?: string }): void {
    const foreign = Object.entries(given).filter(([, address]) => !addressOn(siteUrl, address));
    if (foreign.length > 0) throw refuse(Object.fromEntries(foreign.map(([name]) => [name, 'invalid'])));
  }

  /** Leads an address to another. @throws Problem 400 where either is none of the portal's, or it would lead back */
  async function saveRedirect({ accountId }: Actor, given: { from: string; to: string }) {
    refuseForeign(given);
    const [from = '', to = ''] = [addressOn(siteUrl, given.from), addressOn(siteUrl, given.to)];
    if (await redirects.leadsTo(to, from)) throw refuse({ to: 'loop' });
    const id = await transact(async (tx) => {
      const saved = await tx.saveRedirect(from, to);
      await tx.log.appendChanges([
        {
          ...{
            collection: 'redirect',
            recordId: saved.id,
            accountId,
            action: 'save',
            fields: ['from', 'to'],
          },
          before: { from, to: saved.before },
          after: { from, to },
        },
      ]);
      return saved.id;
    });
    return {
      ...{ id, state: 'redirect' as const, record: null, link: null, status: null, from, to },
      since: new Date(now()),
    };
  }

  async function removeRedirect({ accountId }: Actor, id: number): Promise<Record<never, never>> {
    await transact(async (tx) => {
      const removed = await tx.removeRedirect(id);
      if (!removed) throw noRecord();
      await tx.log.appendChanges([
        {
          ...{ collection: 'redirect', recordId: id, accountId, action: 'remove', fields: ['from', 'to'] },
          before: { from: removed.address, to: removed.target },
        },
      ]);
    });
    return {};
  }

  return { listLinks, requestCheck, refuseForeign, saveRedirect, removeRedirect };
}

/** An address of the portal as redirects store it, or nothing where it is of another site or no address. */
function addressOn(siteUrl: string, given: string): string | undefined {
  const { origin } = new URL(siteUrl);
  if (/[\s\\]/.test(given) || !(given.startsWith('/') || given.startsWith(`${origin}/`))) return undefined;
  if (given.startsWith('//') || !URL.canParse(given, origin)) return undefined;
  const { origin: itsOrigin, pathname, search, hash } = new URL(given, origin);
  return itsOrigin === origin ? `${pathname}${search}${hash}` : undefined;
}

function refuse(faults: Readonly<Record<string, 'invalid' | 'loop'>>): Problem {
  const fields = Object.fromEntries(
    Object.entries(faults).map(([name, code]) => [
      name,
      [{ message: code === 'loop' ? linksMessages.loop : linksMessages.address, code }],
    ]),
  );
  return new Problem('bad_input', Object.values(fields)[0]?.[0] ?? { message: '', code: 'invalid' }, fields);
}
