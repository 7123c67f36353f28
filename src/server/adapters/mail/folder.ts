import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { envelopeOf } from './envelope.ts';
import type { Mailer } from './mailer.ts';

/** Writes letters as .eml files, for a portal without a mail server. A retry replaces the file. */
export function createFolderMailer({ directory, from }: { directory: string; from: string }): Mailer {
  return {
    send: async (letter) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await transport.sendMail(envelopeOf(letter, from));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, `${letter.id}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return undefined;
    },
    close: async () => {},
  };
}
