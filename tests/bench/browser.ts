import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../support/chromium.ts';

/** Opens a Chromium that visits pages as readers do. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: chromiumArguments(), ...(executablePath ? { executablePath } : {}) });
}

/** The pages whose weight and speed matter most to readers, with the pictures and advertisements of the demonstration. */
export async function readerPaths(
  base: string,
): Promise<Readonly<Record<'home' | 'article' | 'search' | 'doctors', string>>> {
  const answer = await fetch(`${base}/api/restql/article/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ find: { id: 101 }, many: false, fields: ['url'] }),
  });
  const { article } = (await answer.json()) as { article: { url: string } | null };
  if (!article) throw new Error('the demonstration content is not there');
  return {
    home: '/',
    article: article.url,
    search: `/search?q=${encodeURIComponent('წნევა')}`,
    doctors: '/doctors.html',
  };
}
