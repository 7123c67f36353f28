import { describe, expect, it } from 'vitest';
import { tidyXml } from './tidy-xml.ts';

const tidied = (raw: string) => tidyXml(raw).replace('<?xml version="1.0"?>', '');
const count = (raw: string, part: string) => tidied(raw).split(part).length - 1;

describe('an external XML document', () => {
  it.each([
    ['is closed where it breaks off', '<a><b c="1">d', '<a><b c="1">d</b></a>'],
    [
      'declares and remarks nothing',
      '<!DOCTYPE a [<!ENTITY b "c">]><?d?><a><!-- e -->&b;</a>',
      '<a>&amp;b;</a>',
    ],
    [
      'says what it said',
      `<a b='"&lt;'>1 > 0 &amp; <![CDATA[<c>]]></a>`,
      '<a b="&quot;&lt;">1 &gt; 0 &amp; &lt;c&gt;</a>',
    ],
    ['has no letters that XML has not', '<a b="\u0001">\u0000\ufffe</a>', '<a b=""></a>'],
    ['has no words outside of it', 'a<b/>c', '<b></b>'],
    ['ends at a name that is none', '<a>b<c"d>e</c"d></a>', '<a>b</a>'],
    ['leaves out attributes whose names are none', '<a 1="b" c="d"/>', '<a c="d"></a>'],
    ['has no names without end', `<a><${'b'.repeat(101)}/></a>`, '<a></a>'],
  ])('%s', (_what, raw, tidy) => {
    expect(tidied(raw)).toBe(tidy);
  });

  it('is limited to 32 levels, 12,000 elements and 40 attributes per element', () => {
    expect(count('<a>'.repeat(100), '<a>')).toBe(32);
    expect(count(`<b>${'<a/>'.repeat(20_000)}</b>`, '<a>')).toBe(11_999);
    expect(count(`<a ${Array.from({ length: 100 }, (_, at) => `b${at}=""`).join(' ')}/>`, '=""')).toBe(40);
  });
});
