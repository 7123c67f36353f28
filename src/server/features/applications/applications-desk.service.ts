import type { ChangeLogRepository } from '#server/records/change-log.repository.ts';
import type { EditingService } from '#server/records/revisions/editing.service.ts';
import type { Actor } from '#server/records/revisions/opening.service.ts';
import { noRecord } from '#server/records/revisions/refusals.ts';
import type { ApplicationStatus } from '#shared/contracts/applications.ts';
import type { DeskApplication } from '#shared/contracts/office/words/applications.ts';
import type { ApplicationFind, ApplicationsRepository, Transact, Tx } from './applications.repository.ts';

export type ApplicationsDesk = ReturnType<typeof createApplicationsDesk>;

interface Repositories {
  readonly applications: ApplicationsRepository;
  readonly log: ChangeLogRepository;
  readonly editing: Pick<EditingService, 'saveRecord'>;
}

/** The desk of applications to become recommended. */
export function createApplicationsDesk({
  applications,
  within,
  transact,
}: {
  applications: ApplicationsRepository;
  within: (tx: Tx) => Repositories;
  transact: Transact;
}) {
  async function listApplications({
    page,
    limit,
    ...given
  }: ApplicationFind & { page: number; limit: number }) {
    const query = { ...given, search: given.search.trim() };
    const [rows, counted] = await Promise.all([
      applications.listForDesk(query, { limit, offset: (page - 1) * limit }),
      applications.countStates(query),
    ]);
    const counts = { waiting: 0, contacted: 0, agreed: 0, refused: 0, ...counted };
    const sum = counts.waiting + counts.contacted + counts.agreed + counts.refused;
    return { rows, total: query.state ? counts[query.state] : sum, counts };
  }

  /**
   * Says how far an application has come. An agreed one becomes a draft of the recommended list, once, of its clinic or doctor
   * where exactly one record has the name; who sells decides on its place and dates and publishes it.
   */
  const mark = (
    actor: Actor,
    { id, status }: { id: number; status: ApplicationStatus },
  ): Promise<DeskApplication> =>
    change(id, async ({ applications: rows, log, editing }, before) => {
      const { kind, record } = before;
      const isMade = status === 'agreed' && before.recommended === null;
      const made = isMade
        ? await editing.saveRecord(
            // The right to the act is the right to this draft too: editors do not write the list otherwise.
            { ...actor, roles: [...actor.roles, 'sales'] },
            {
              ...{ collection: `recommended_${kind}s`, id: null, version: null },
              content: record ? { [kind]: record.id } : {},
            },
          )
        : undefined;
      await rows.updateApplication(id, { status, ...(made ? { recommended_id: made.id } : {}) });
      await log.appendChanges([
        {
          ...{ collection: 'application', recordId: id, accountId: actor.accountId, action: 'mark' },
          ...{ fields: ['status'], before: { status: before.state }, after: { status } },
        },
      ]);
    });

  const note = (actor: Actor, { id, note: text }: { id: number; note: string }): Promise<DeskApplication> =>
    change(id, async ({ applications: rows, log }) => {
      await rows.updateApplication(id, { note: text });
      await log.appendChanges([
        {
          ...{ collection: 'application', recordId: id, accountId: actor.accountId, action: 'note' },
          fields: ['note'],
        },
      ]);
    });

  const change = (
    id: number,
    work: (repositories: Repositories, before: DeskApplication) => Promise<void>,
  ): Promise<DeskApplication> =>
    transact(async (tx) => {
      const repositories = within(tx);
      const { applications: rows } = repositories;
      await rows.lock(id);
      const before = await rows.findForDesk(id);
      if (!before) throw noRecord();
      await work(repositories, before);
      return (await rows.findForDesk(id)) ?? before;
    });

  return { listApplications, mark, note };
}
