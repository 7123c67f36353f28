import { describe, expect, it } from 'vitest';
import { readFaq } from './read-faq.ts';

describe('the page of frequent questions', () => {
  it('reads groups, questions and answers', () => {
    const faq = readFaq(
      '<p>შესავალი</p><h2 id="a">ჯგუფი</h2><p>რა არის აქ</p><h3 id="b">ვინ <em>წერს</em>?</h3><p>ჩვენ.</p>' +
        '<h3 id="c">რატომ?</h3><p>ასე.</p>',
    );
    expect(faq).toEqual({
      intro: '<p>შესავალი</p>',
      groups: [
        {
          title: 'ჯგუფი',
          intro: '<p>რა არის აქ</p>',
          entries: [
            { id: 'b', title: 'ვინ წერს?', answer: '<p>ჩვენ.</p>' },
            { id: 'c', title: 'რატომ?', answer: '<p>ასე.</p>' },
          ],
        },
      ],
      closing: '',
    });
  });

  it('reads second-level headings as questions if there are no third-level ones', () => {
    const { groups } = readFaq('<h2 id="a">ვინ?</h2><p>ჩვენ.</p><h2 id="b">რატომ?</h2><p>ასე.</p>');
    expect(groups).toHaveLength(1);
    expect(groups[0]?.entries.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('keeps headings inside a callout in the answer', () => {
    const box = '<aside data-callout="note"><p>x</p><h3 id="z">შიგნით</h3><p>y</p></aside>';
    const { groups } = readFaq(`<h3 id="a">ვინ?</h3>${box}<p>ჩვენ.</p>`);
    expect(groups[0]?.entries).toEqual([{ id: 'a', title: 'ვინ?', answer: `${box}<p>ჩვენ.</p>` }]);
  });

  it('separates a callout at the end from the last answer', () => {
    const { groups, closing } = readFaq('<h3 id="a">ვინ?</h3><p>ჩვენ.</p><aside><p>ბოლო</p></aside>');
    expect(closing).toBe('<aside><p>ბოლო</p></aside>');
    expect(groups[0]?.entries[0]?.answer).toBe('<p>ჩვენ.</p>');
  });

  it('has no groups without headings', () => {
    expect(readFaq('<p>მალე</p>')).toEqual({ intro: '<p>მალე</p>', groups: [], closing: '' });
  });
});
