import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './mailer.ts';

/** Converts a letter for nodemailer. `from` is an address, with or without a name. */
export function envelopeOf(letter: Letter, from: string): SendMailOptions {
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: letter.to,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    date: letter.at,
    messageId: `<${letter.id}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'ka',
      ...(letter.unsubscribe
        ? {
            'List-Unsubscribe': { prepared: true, value: `<${letter.unsubscribe}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  };
}
