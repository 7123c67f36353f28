import { Problem } from '#shared/contracts/problem.ts';
import type { EditorQueue, HeldQuestion, Released } from '#shared/contracts/questions.ts';
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
  const notReleasable = () => new Problem('conflict', { message: say.notReleasable, code: 'not_releasable' });

  /** What waits for an editor's eye, the longest first. */
  async function listWaiting(): Promise<EditorQueue['questions']> {
    return (await releasing.listWaiting()).map(({ answered_at, ...question }) => ({
      ...question,
      answered_at: answered_at.toISOString(),
    }));
  }

  /**
   * Everybody may read it from now on, with what was said about it up to the last part the editor has seen.
   * @throws Problem `conflict` when there is no answer or no consent.
   */
  async function publish(id: number, lastSeen: number): Promise<Released> {
    if (!(await releasing.approve(id, lastSeen, new Date(now())))) throw notReleasable();
    return { status: 'published' };
  }

  /** Shown to nobody, or to nobody any more. @throws Problem `conflict` when its asker never agreed to its being shown. */
  async function keepPrivate(id: number): Promise<Released> {
    if (!(await releasing.isReleasable(id)) || !(await releasing.refusePublishing(id, new Date(now()))))
      throw notReleasable();
    return { status: 'private' };
  }

  /** An answered question stays private; one without an answer is refused and its money goes back. */
  async function refuse(id: number): Promise<'stays_private' | 'money_released'> {
    if (await releasing.refusePublishing(id, new Date(now()))) return 'stays_private';
    if (await hours.refuse(id)) return 'money_released';
    throw new Problem('conflict', { message: say.notNow, code: 'not_now' });
  }

  /** Any text, for the operator of the machine. The reading is noted. */
  async function show(id: number): Promise<HeldQuestion> {
    const text = await consulting.readText(id, 'operator', new Date(now()));
    if (!text) throw notFound();
    return text;
  }

  /** A text whose asker agreed to an editor's looking at it, for an editor. The reading is noted. */
  async function read(id: number, accountId: number): Promise<HeldQuestion> {
    const text =
      (await releasing.isReleasable(id)) &&
      (await consulting.readText(id, `account:${accountId}`, new Date(now())));
    if (!text) throw notFound();
    return text;
  }

  return { listWaiting, publish, keepPrivate, refuse, show, read };
}
