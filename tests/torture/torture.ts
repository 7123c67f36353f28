import { setTimeout as wait } from 'node:timers/promises';
import { openTestbed } from './testbed.ts';

export interface TortureOptions {
  /** How often the portal is killed. */
  readonly times: number;
  /** A PostgreSQL database of the test's own; without it, an embedded one. */
  readonly databaseUrl?: string | undefined;
  readonly say?: (line: string) => void;
}

export interface TortureResult {
  readonly kills: number;
  readonly acknowledged: number;
  /** The kinds of what was acknowledged. */
  readonly kinds: ReadonlySet<string>;
  /** What is missing, duplicated or inconsistent. */
  readonly broken: string[];
}

/** Kills the portal at random moments under load and checks its books against what was acknowledged. */
export async function torture({
  times,
  databaseUrl,
  say = () => {},
}: TortureOptions): Promise<TortureResult> {
  const testbed = await openTestbed({ databaseUrl });
  const { portal, history } = testbed;
  try {
    await portal.start();
    const play = testbed.play();
    for (let kill = 1; kill <= times; kill += 1) {
      await Promise.race([wait(200 + Math.random() * 1_200), play.ended]);
      await portal.kill();
      await portal.start();
      if (kill % 10 === 0) say(`${kill} kills, ${history.length} acknowledged`);
    }
    await play.stop();
    const broken = await testbed.stopAndCheck();
    const kinds = new Set(history.map(({ what }) => what));
    return { kills: times, acknowledged: history.length, kinds, broken };
  } finally {
    await testbed.close();
  }
}
