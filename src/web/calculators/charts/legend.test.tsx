import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Legend } from './Legend.tsx';

it('keeps a number and its ending on one line', () => {
  const html = renderToStaticMarkup(
    <Legend items={[{ shade: 'high', text: 'დიაბეტისთვის დამახასიათებელი: 7-დან' }]} />,
  );
  expect(html).toMatch(/<span class="[^"]+">7-დან<\/span>/);
});
