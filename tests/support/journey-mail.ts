import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** The directory in which a portal without a mail server writes its letters, set by `npm test`. */
const outbox = join(process.env.PORTAL_DATA ?? '.data', 'mail');

/** Waits for a letter and returns its link with a token. */
export async function mailedLink(recipient: string, subject: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        link = await findLink(recipient, subject);
        return link;
      },
      { timeout: 10_000, message: `a letter „${subject}“ to ${recipient}` },
    )
    .not.toBe('');
  return link;
}

async function findLink(recipient: string, subject: string): Promise<string> {
  const names = await readdir(outbox).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const letter = await PostalMime.parse(await readFile(join(outbox, name)));
    if (letter.to?.[0]?.address === recipient && letter.subject?.includes(subject))
      return /https?:\/\/\S+\?token=[\w-]+/.exec(letter.text ?? '')?.[0] ?? '';
  }
  return '';
}
