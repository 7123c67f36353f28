import type { Scenario } from '../scenario.ts';
import { backends } from './backends.ts';
import { backup } from './backup.ts';
import { bodies } from './bodies.ts';
import { clock } from './clock.ts';
import { disk } from './disk.ts';
import { office } from './office.ts';
import { redis } from './redis.ts';
import { restore } from './restore.ts';
import { slow } from './slow.ts';
import { smtp } from './smtp.ts';

/** What may go wrong, by the name that `npm run torture -- NAME` takes. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  backends,
  redis,
  smtp,
  disk,
  clock,
  slow,
  bodies,
  office,
  backup,
  restore,
};
