import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeInChat, typeOfficially, typeOnKeyboard } from '#tests/support/georgian/typing.ts';
import { markedLetters } from './alphabet.ts';
import { normalizeText, splitWords } from './normalize.ts';
import { keyOf, readingsOf, skeletonOf } from './skeleton.ts';

const skeletons = (word: string): string[] => readingsOf(word).map(skeletonOf);

describe('normalising', () => {
  it.each([
    ['ᲓᲘᲐᲑᲔᲢᲘ', 'დიაბეტი'],
    ['დია\u00adბეტი', 'დიაბეტი'],
    ["k'uch'i", 'kuchi'],
    ['k’uch’i', 'kuchi'],
    ['№ 5 ½', 'No 5 1⁄2'],
  ])('%s → %s', (text, expected) => {
    expect(normalizeText(text)).toBe(expected);
  });

  it('splits words at everything but letters and digits, and between letters and digits', () => {
    expect(splitWords('„COVID-19-ით“ დაავადებული, მე-2 ტიპის (B12)!')).toEqual([
      'COVID',
      '19',
      'ით',
      'დაავადებული',
      'მე',
      '2',
      'ტიპის',
      'B',
      '12',
    ]);
  });

  it('parts an abbreviation from the ending typed to it without a hyphen', () => {
    expect(splitWords('TSHს და SPFიანი')).toEqual(['TSH', 'ს', 'და', 'SPF', 'იანი']);
    expect(splitWords('ფარisebri')).toEqual(['ფარisebri']);
  });

  it('finds no words in a text without letters and digits', () => {
    expect(splitWords(' – „“ … 😀')).toEqual([]);
  });
});

describe('a skeleton', () => {
  it('covers every letter of the alphabet', () => {
    expect([...'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'].filter((letter) => !markedLetters.has(letter))).toEqual(
      [],
    );
  });

  it.each([
    ['თავის ტკივილი', 'tavis tkivili'],
    ['შაქრიანი დიაბეტი', 'wakriani diabeti'],
    ['კუჭის წყლული', 'kuqis ckluli'],
    ['ღვიძლის ციროზი', 'gvizlis cirozi'],
    ['ჩუტყვავილა', 'qutkvavila'],
    ['ჟანგბადი, ჯანმრთელობა', 'jangbadi janmrteloba'],
    ['ჰორმონები (T3)', 'hormonebi t 3'],
  ])('of „%s“ is „%s“', (text, key) => {
    expect(keyOf(text)).toBe(key);
  });

  it.each([
    'თავის ტკივილი',
    'ღვიძლის ციროზი',
    'შაქრის დაავადება',
    'ჩუტყვავილა',
    'ხველა',
    'ფილტვების ანთება',
    'ჟანგბადი',
    'ყურის ტკივილი',
    'კუჭის წვა',
    'ძილის აპნოე',
  ])('of „%s“ is met by each way of typing it in Latin letters', (title) => {
    for (const type of [typeOfficially, typeInChat, typeOnKeyboard])
      for (const [at, word] of splitWords(title).entries())
        expect(skeletons(splitWords(type(title))[at] ?? ''), type(title)).toContain(skeletons(word)[0]);
  });

  it.each([
    ['Saqari', 'wakari'],
    ['Sardi', 'wardi'],
    ['kuWi', 'kuqi'],
    ['RviZli', 'gvizli'],
    ['Cveuli', 'qveuli'],
  ])('of „%s“ may be that of Georgian keys: „%s“', (typed, key) => {
    expect(skeletons(typed)).toContain(key);
  });

  it.each([
    ['gastrits', 'gastrits'],
    ['kovidze', 'kovidze'],
    ['covid', 'kovid'],
    ['hypertension', 'hipertension'],
    ['wirusi', 'virusi'],
  ])('of „%s“ may be „%s“', (typed, key) => {
    expect(skeletons(typed)).toContain(key);
  });

  it.each([
    ['altsheimeri', 'alcheimeri'],
    ['šaqari', 'shaqari'],
    ['TAVIS', 'tavis'],
    ['ჰჱრპესი', 'ჰეირპესი'],
  ])('is the same for „%s“ and „%s“', (one, other) => {
    expect(skeletons(one)[0]).toBe(skeletons(other)[0]);
  });

  it('of Russian letters is by sound, and by key', () => {
    expect(skeletons('диабет')[0]).toBe('diabet');
    expect(skeletons('вшфиуеш')).toContain('diabeti');
  });

  it('does not exist for unknown scripts', () => {
    expect(skeletons('頭痛')).toEqual([]);
  });

  it('is ASCII; a word has at most three, a Georgian word exactly one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const found = splitWords(text).map(skeletons);
        expect(found.filter((readings) => readings.length > 3)).toEqual([]);
        expect(found.flat().filter((one) => !/^[a-z0-9]+$/.test(one))).toEqual([]);
      }),
    );
  });
});
