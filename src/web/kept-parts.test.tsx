import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOfPieces } from '#tests/support/pieces.ts';
import { Kept, KeptPartsContext } from './components/Kept.tsx';
import { KeptHtml } from './kept-parts.ts';

let drawn = 0;

function Card({ title }: { readonly title: string }) {
  drawn++;
  return <p id={useId()}>{title}</p>;
}

interface PageProps {
  readonly news: { readonly title: string };
  readonly text: string;
}

const footer = {};

function Page({ news, text }: PageProps) {
  return (
    <div>
      <Kept name="news" madeOf={[news]}>
        <Card title={news.title} />
        <Kept name="inner" madeOf={[news]}>
          <Card title="შიდა" />
        </Kept>
      </Kept>
      <Kept name="footer" madeOf={[footer]}>
        <footer>ბოლო</footer>
      </Kept>
      <h1>{text}</h1>
    </div>
  );
}

function draw(kept: KeptHtml, props: PageProps): string {
  const page = kept.open();
  const pieces = page.assemble(
    renderToString(
      <KeptPartsContext value={page}>
        <Page {...props} />
      </KeptPartsContext>,
    ),
  );
  return textOfPieces(pieces);
}

const withoutComments = (html: string) => html.replaceAll('<!-- -->', '');

describe('kept parts', () => {
  it('make the html that drawing everything makes, the first time and after it', () => {
    const kept = new KeptHtml();
    const news = { title: 'ახალი' };
    for (const text of ['ერთი', 'ორი']) {
      const whole = renderToString(<Page news={news} text={text} />);
      expect(withoutComments(draw(kept, { news, text }))).toBe(whole);
    }
  });

  it('are drawn once for the same data, and anew for other data', () => {
    const kept = new KeptHtml();
    const news = { title: 'ახალი' };
    drawn = 0;
    draw(kept, { news, text: 'ერთი' });
    draw(kept, { news, text: 'ორი' });
    expect(drawn).toBe(2);
    expect(draw(kept, { news: { title: 'სხვა' }, text: 'ორი' })).toContain('სხვა');
    expect(drawn).toBe(4);
  });

  it('write what they are made of once, and everything else as it is', () => {
    const kept = new KeptHtml();
    const news = { title: '</script>\u2028' };
    const page = kept.open();
    page.marksFor('news', [news]);
    const write = () => kept.open().writeJson({ news, list: [news, 'ორი'], none: null });
    const again = [write(), write()];
    expect(again.map(textOfPieces)).toEqual(
      [1, 2].map(
        () =>
          '{"news":{"title":"\\u003c/script>\\u2028"},"list":[{"title":"\\u003c/script>\\u2028"},"ორი"],"none":null}',
      ),
    );
    expect(again[1]?.[1]).toBe(again[0]?.[1]);
    expect(again[0]?.[1]).toBeInstanceOf(Uint8Array);
  });

  it('write JSON that cannot end its own element', () => {
    expect(textOfPieces(new KeptHtml().open().writeJson({ text: '</script>\u2028\u2029' }))).toBe(
      '{"text":"\\u003c/script>\\u2028\\u2029"}',
    );
  });

  it('cannot be named by what a page shows', () => {
    const kept = new KeptHtml();
    const news = { title: 'w0;' };
    expect(draw(kept, { news, text: 'b1; e1; w1;' })).toContain('<h1>b1; e1; w1;</h1>');
  });
});
