import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { seedsDirectory } from '../seeding/seed-files.ts';

const id = z.int().positive();
const text = z.string().min(1);
const days = z.int().positive();
const amount = z.string().regex(/^\d+\.\d\d$/);

const desks = z.strictObject({
  reader: z.strictObject({ firstName: text, lastName: text }),
  topup: z.strictObject({ amount, days }),
  unanswered: z.strictObject({ amount, days }),
  package: z.strictObject({ service: id, days }),
  questions: z.array(
    z.strictObject({
      ...{ category: id, days, title: text, body: text, answer: text.optional() },
      /** Paid for by itself from the balance; without it by the package. */
      service: id.optional(),
      isPublic: z.boolean().default(false),
      /** The reader lets a private question be published when it is answered. */
      consent: z.boolean().default(false),
    }),
  ),
  comments: z.array(z.strictObject({ article: id, days, body: text })),
  applications: z.array(
    z.strictObject({
      ...{ kind: z.enum(['clinic', 'doctor']), name: text, phone: text, days },
      ...{ profession: z.string(), choices: z.array(text).min(1) },
      /** It was answered: somebody has contacted the applicant and written this down. */
      note: text.optional(),
    }),
  ),
  missed: z.array(z.strictObject({ text, readers: z.int().min(3) })),
  brokenLinks: z.array(z.strictObject({ collection: text, record: id, url: z.url() })),
  campaigns: z.strictObject({ daily: z.int().positive(), perClick: z.int().positive() }),
});

export type DeskSeeds = z.output<typeof desks>;

/** Reads what waits at the desks of a demonstration. @throws Error that names what is wrong */
export function readDeskSeeds(): DeskSeeds {
  const found = desks.safeParse(parse(readFileSync(join(seedsDirectory, 'desks.yaml'), 'utf8')));
  if (!found.success) throw new Error(`seeds/desks.yaml: ${z.prettifyError(found.error)}`);
  return found.data;
}
