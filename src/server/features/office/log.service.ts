import type { Actor } from '#server/records/revisions/opening.service.ts';
import { mayUseMedia } from '#shared/access/media-rights.ts';
import { mayDo } from '#shared/access/record-rights.ts';
import { recordCollections } from '#shared/collections/registry.ts';
import type { LogQuery, LogRepository } from './log.repository.ts';

export type LogService = ReturnType<typeof createLogService>;

/** The desk of the change log: administrators read all of it, others what is about records that they may read. */
export function createLogService({ log }: { readonly log: LogRepository }) {
  async function listLog(
    { roles }: Actor,
    { find, page, limit }: { find: Omit<LogQuery, 'among'>; page: number; limit: number },
  ) {
    const among = roles.includes('admin')
      ? undefined
      : [
          ...recordCollections.filter((one) => mayDo(roles, one, 'get')).map(({ name }) => name),
          ...(mayUseMedia(roles, 'list') ? ['media'] : []),
        ];
    const { lines, total } = await log.listLines({ ...find, among }, { limit, offset: (page - 1) * limit });
    const people = await log.listPeople(lines.map(({ account }) => account));
    return {
      lines: lines.map((line) => ({ ...line, account: people.get(line.account ?? 0) ?? null })),
      total,
    };
  }

  return { listLog };
}
