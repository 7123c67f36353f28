import { escapeMarkup } from '#shared/content/escape-markup.ts';

/** An RSS 2.0 channel; addresses are absolute, times ISO 8601. */
export interface Channel {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly self: string;
  readonly items: readonly {
    readonly title: string;
    readonly link: string;
    readonly description: string;
    readonly category: string | null;
    readonly publishedAt: string;
  }[];
}

/** Text for XML 1.0: markup escaped, characters XML has no place for left out. */
const text = (value: string): string =>
  escapeMarkup(value.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''));

export function writeRss(channel: Channel): string {
  const items = channel.items.map(
    (item) =>
      `<item><title>${text(item.title)}</title><link>${text(item.link)}</link><guid>${text(item.link)}</guid>` +
      `<description>${text(item.description)}</description>${item.category ? `<category>${text(item.category)}</category>` : ''}` +
      `<pubDate>${new Date(item.publishedAt).toUTCString()}</pubDate></item>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
    `<title>${text(channel.title)}</title><link>${text(channel.link)}</link><description>${text(channel.description)}</description>` +
    `<language>ka</language><atom:link href="${text(channel.self)}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>\n`
  );
}
