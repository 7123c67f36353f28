import { describe, expect, it } from 'vitest';
import { cleanOffer } from './clean-offer.ts';

const feed = 'https://partner.example/shop/rss.xml';
const raw = { title: 'ბალიში', link: 'https://partner.example/1', description: '', picture: undefined };
const clean = (given: Partial<Record<keyof typeof raw, string>>) => cleanOffer({ ...raw, ...given }, feed);

describe('a partner’s offer', () => {
  it('is plain text, without scripts, styles and control characters', () => {
    const offer = clean({
      title: '<b>ბალიში</b>\u202e &amp; <i>თეთრეული</i>',
      description:
        '<style>p{color:red}</style><p onclick="alert(1)">new_price: <b>25.00</b></p><script>alert(1)</script><p>old_price: 30</p><svg><text>x</text></svg><math>x</math><template>x</template><noscript>x</noscript><iframe>x</iframe>\u0000',
    });
    expect(offer).toMatchObject({
      title: 'ბალიში & თეთრეული',
      description: 'new_price: 25.00 old_price: 30',
    });
    expect(clean({ description: 'ა<p>ბ</p>გ' })?.description).toBe('ა ბ გ');
  });

  it('keeps the labels of prices, in the description only', () => {
    const description =
      '<b class="tag new_price">25,00 ₾</b> <s id=old_price>1 250,00</s><i class="renew_prices">3</i>';
    expect(clean({ title: description })?.title).toBe('25,00 ₾ 1 250,00 3');
    expect(clean({ description })?.description).toBe('new_price 25,00 ₾ old_price 1 250,00 3');
    expect(clean({ description: '<NEW_PRICE>25</NEW_PRICE>' })?.description).toBe('new_price 25');
  });

  it('is dropped without an http(s) address', () => {
    expect(clean({ link: '/2?a=1' })?.link).toBe('https://partner.example/2?a=1');
    expect(clean({ link: '//other.example/3' })?.link).toBe('https://other.example/3');
    for (const link of [
      'javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.ge',
      'https://a:b@c.ge/',
      'https://a@c.ge/',
      '',
    ])
      expect(clean({ link }), link).toBeUndefined();
  });

  it('is dropped without a title', () => {
    expect(clean({ title: '<script>alert(1)</script> ' })).toBeUndefined();
  });

  it('has a picture only at an http(s) address', () => {
    expect(clean({ picture: 'a.jpg' })?.source).toBe('https://partner.example/shop/a.jpg');
    for (const picture of ['javascript:alert(1)', 'data:image/png;base64,x', 'file:///etc/passwd', '#a'])
      expect(clean({ picture })?.source, picture).toBeNull();
  });

  it('is cut to a bounded length', () => {
    const offer = clean({ title: '😀'.repeat(5_000), description: 'ა'.repeat(500_000) });
    expect(Array.from(offer?.title ?? '')).toHaveLength(200);
    expect(offer?.title.isWellFormed()).toBe(true);
    expect(offer?.description).toHaveLength(2_000);
    const late = clean({ description: `${'<b></b>'.repeat(2_857)}😀ა` });
    expect(late?.description).toBe('\ufffd');
  });
});
