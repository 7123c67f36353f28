import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AlertPanel } from './AlertPanel.tsx';

const alert = { kind: 'crisis', title: 'მარტო ნუ დარჩებით', body: 'დარეკეთ ახლავე.', phone: '112' } as const;

test('the panel of an emergency has the number as a link, and the article if there is one', () => {
  const withArticle = renderToStaticMarkup(<AlertPanel alert={{ ...alert, url: '/guli/103-statia.html' }} />);
  expect(withArticle).toContain('data-alert="crisis"');
  expect(withArticle).toContain('href="tel:112"');
  expect(withArticle).toContain('href="/guli/103-statia.html"');
  const alone = renderToStaticMarkup(<AlertPanel alert={{ ...alert, url: null }} />);
  expect(alone.match(/<a /g)).toHaveLength(1);
});
