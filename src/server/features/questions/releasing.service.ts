import { Problem } from '#shared/contracts/problem.ts';
import type { HeldQuestion } from '#shared/contracts/questions.ts';
import { questionMessages as say } from '#shared/language/ka/questions.ts';
import { notFound } from './asking.service.ts';
import type { ConsultingRepository } from './consulting.repository.ts';
import type { HoursService } from './hours.service.ts';
import type { ReleasingRepository } from './releasing.repository.ts';

export type ReleasingService = ReturnType<typeof createReleasingService>;

/** The editor's eye: which answered questions everybody may read. The asker's consent is needed first. */
export function createReleasingService({
  releasing,
  consulting,
  hours,
  now,
}: {
  releasing: ReleasingRepository;
  consulting: ConsultingRepository;
  hours: HoursService;
  now: () => number;
}) {
  /** @throws Problem `conflict` when there is no answer or no consent. */
  async function approve(id: number): Promise<void> {
    if (!(await releasing.approve(id, new Date(now()))))
      throw new Problem('conflict', { message: say.notReleasable, code: 'not_releasable' });
  }

  /** An answered question stays private; one without an answer is refused and its money goes back. */
  async function refuse(id: number): Promise<'stays_private' | 'money_released'> {
    if (await releasing.refusePublishing(id, new Date(now()))) return 'stays_private';
    if (await hours.refuse(id)) return 'money_released';
    throw new Problem('conflict', { message: say.notNow, code: 'not_now' });
  }

  /** The text as an editor reads it. The reading is noted. */
  async function show(id: number, reader: string): Promise<HeldQuestion> {
    const text = await consulting.readText(id, reader, new Date(now()));
    if (!text) throw notFound();
    return text;
  }

  return { listWaiting: releasing.listWaiting, approve, refuse, show };
}
