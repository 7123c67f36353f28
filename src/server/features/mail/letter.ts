import { escapeMarkup } from '#shared/content/escape-markup.ts';
import type { LetterText } from '#shared/language/ka/site/mail.ts';

interface Frame {
  readonly siteName: string;
  readonly siteUrl: string;
}

/** Formats a letter as text and HTML. Styles are inline because mail programs ignore others. */
export function writeLetter(
  { subject, greeting, lines, action, after = [] }: LetterText,
  { siteName, siteUrl }: Frame,
): { subject: string; text: string; html: string } {
  const text = [
    greeting,
    ...lines,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...after,
    `${siteName}\n${siteUrl}`,
  ].join('\n\n');
  const paragraph = (line: string) =>
    `<p style="margin:0 0 16px;font-size:17px;line-height:28px">${escapeMarkup(line)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeMarkup(action.href)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#0b5f63;color:#ffffff;text-decoration:none;font-weight:600">${escapeMarkup(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:22px;color:#4a5556;word-break:break-all">${escapeMarkup(action.href)}</p>`
    : '';
  const html = `<!doctype html>
<html lang="ka"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f6f2;color:#1f2a2b;font-family:'Noto Sans Georgian',Sylfaen,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:14px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0b5f63">${escapeMarkup(siteName)}</p>
${[greeting, ...lines].map(paragraph).join('\n')}
${button}
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;font-size:14px"><a href="${escapeMarkup(siteUrl)}" style="color:#0b5f63">${escapeMarkup(siteUrl)}</a></p>
</div>
</body></html>
`;
  return { subject, text: `${text}\n`, html };
}
