import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declineNoun } from '#tests/support/georgian/decline.ts';
import { consonantWords, vowelWords } from '#tests/support/georgian/headwords.data.ts';
import { createAnalyse } from './analyse.ts';
import { readingsOf } from './skeleton.ts';
import { bareStemOf, stemOf } from './stem.ts';

const stem = (word: string): string => stemOf(readingsOf(word)[0] ?? '');
const stems = (text: string): string[] => text.split(' ').map(stem);

/** Written by hand; all forms on a line have one stem. */
const families: readonly (readonly [what: string, forms: string])[] = [
  ['case forms after a consonant', 'დიაბეტი დიაბეტმა დიაბეტს დიაბეტის დიაბეტით დიაბეტად დიაბეტისა დიაბეტსა'],
  ['case forms of a stem in -ა', 'წნევა წნევამ წნევას წნევის წნევით წნევად წნევისა'],
  [
    'case forms of a stem in -ე',
    'სიმსივნე სიმსივნემ სიმსივნეს სიმსივნის სიმსივნით სიმსივნედ სიმსივნეები სიმსივნეების',
  ],
  ['case forms of a stem in -ო', 'კიბო კიბომ კიბოს კიბოთი კიბოდ კიბოს კიბოები კიბოების'],
  ['the same of სურდო', 'სურდო სურდოს სურდოთი სურდოსთვის სურდოსგან სურდოდან სურდომდე'],
  ['plural', 'ტკივილი ტკივილები ტკივილებმა ტკივილებს ტკივილების ტკივილებით ტკივილებად'],
  [
    'plural of verbal nouns in -ება',
    'დაავადება დაავადებები დაავადების დაავადებების დაავადებებისთვის დაავადებათა',
  ],
  ['old plural in titles', 'ბავშვი ბავშვთა ბავშვები ბავშვების'],
  ['postpositions on the dative', 'თავი თავზე თავში თავთან თავს'],
  ['postpositions on the genitive', 'გრიპი გრიპისთვის გრიპისათვის გრიპისგან გრიპისაგან გრიპისკენ გრიპისას'],
  ['postpositions on other cases', 'მუხლი მუხლიდან მუხლამდე მუხლებიდან მუხლებამდე'],
  [
    'postpositions on a stem in -ა',
    'ვაქცინა ვაქცინაზე ვაქცინაში ვაქცინასთან ვაქცინისთვის ვაქცინიდან ვაქცინამდე',
  ],
  [
    '„is“ and „also“ behind them',
    'გასტრიტი გასტრიტია გასტრიტიც გასტრიტსაც გასტრიტისთვისაც გასტრიტშია გასტრიტზეა',
  ],
  ['syncope of ე', 'თირკმელი თირკმლის თირკმლით თირკმელს თირკმელზე თირკმლები თირკმლებისთვის თირკმლიდან'],
  ['syncope of ა', 'ჯირკვალი ჯირკვლის ჯირკვალში ჯირკვლები ჯირკვლებიდან'],
  ['syncope in ნაღველი', 'ნაღველი ნაღვლის ნაღველში ნაღვლით'],
  ['syncope in მუცელი', 'მუცელი მუცლის მუცელზე მუცლიდან მუცლამდე'],
  ['syncope in წამალი', 'წამალი წამლის წამლები წამალს წამლებთან'],
  ['syncope in შაქარი', 'შაქარი შაქრის შაქარს შაქრისგან შაქრით'],
  ['syncope in ძვალი', 'ძვალი ძვლის ძვლები ძვლებში'],
  ['syncope in სახსარი', 'სახსარი სახსრის სახსრები სახსრებში'],
  ['no syncope in თვალი', 'თვალი თვალის თვალები თვალში'],
  ['no syncope in კანი', 'კანი კანის კანზე კანიდან'],
  ['a stem lost to the plural: წელი', 'წელი წლის წლები წლების წელს წელში'],
  ['short stems', 'თმა თმის თმები თმებში თმიდან თმაც'],
  ['ყბა', 'ყბა ყბის ყბები ყბაში ყბიდან'],
  ['აბი', 'აბი აბის აბები აბებს აბზე'],
  ['-ია', 'პნევმონია პნევმონიის პნევმონიით პნევმონიად პნევმონიაში პნევმონიიდან პნევმონიები პნევმონიებისთვის'],
  ['-ია again', 'ალერგია ალერგიის ალერგიას ალერგიები ალერგიებზე'],
  ['-იტი', 'ართრიტი ართრიტის ართრიტით ართრიტს ართრიტზე ართრიტთან ართრიტისთვის'],
  ['-იტი before a postposition', 'აპენდიციტი აპენდიციტზე აპენდიციტში აპენდიციტის აპენდიციტისგან'],
  ['-ათი', 'ფაღარათი ფაღარათის ფაღარათით ფაღარათს ფაღარათზე'],
  ['-ეს before an ending', 'კარიესი კარიესის კარიესისგან კარიესს კარიესთან კარიესზე'],
  ['-უს before an ending', 'ვირუსი ვირუსის ვირუსს ვირუსთან ვირუსმა ვირუსებით'],
  ['-ის before an ending', 'სეფსისი სეფსისის სეფსისს სეფსისთან სეფსისით'],
  ['-მა that belongs to the stem', 'ასთმა ასთმის ასთმას ასთმამ ასთმით ასთმისთვის'],
  ['-მა after a vowel', 'ეგზემა ეგზემის ეგზემას ეგზემით'],
  ['გლაუკომა', 'გლაუკომა გლაუკომის გლაუკომით გლაუკომას'],
  ['მიომა', 'მიომა მიომის მიომას მიომები'],
  ['-ვის that is no -თვის', 'შფოთვა შფოთვის შფოთვით შფოთვისთვის შფოთვას'],
  ['-ში that belongs to the stem', 'ნუში ნუშის ნუშით ნუშები'],
  ['შარდი and ბავშვი keep their ends', 'ბავშვი ბავშვში ბავშვზე ბავშვისთვის ბავშვებში'],
  ['adjectives agree by losing -ი', 'ფარისებრი ფარისებრ ფარისებრმა'],
  ['adjectives in -იანი', 'შაქრიანი შაქრიან შაქრიანის'],
  ['adjectives with a vowel that goes', 'მაღალი მაღალ მაღალმა მაღალს'],
  ['doubled letters', 'დაავადება დავადება დაავადებას'],
];

describe('a stem', () => {
  it.each(families)('is the same for %s', (_, forms) => {
    expect(new Set(stems(forms)).size, stems(forms).join(' ')).toBe(1);
  });

  it('is the same for every form of the medical headwords', () => {
    const apart = [...consonantWords, ...vowelWords]
      .map(declineNoun)
      .flatMap(({ nominative, forms }) =>
        forms.filter((form) => stems(form).join(' ') !== stems(nominative).join(' ')),
      );
    expect(apart).toEqual([]);
  });

  it('differs between headwords', () => {
    const words = [...consonantWords, ...vowelWords].map((entry) => declineNoun(entry).nominative);
    expect(new Set(words.map((word) => stems(word).join(' '))).size).toBe(new Set(words).size);
  });

  it.each([
    ['კიბო', 'კიბე'],
    ['სურდო', 'სურათი'],
    ['ართრიტი', 'ართროზი'],
    ['კვება', 'ქვები'],
    ['ნაწლავი', 'ნაღველი'],
    ['მარილი', 'მარცვალი'],
    ['გული', 'გულმავიწყობა'],
    ['ბრონქი', 'ბრონქიტი'],
    ['ჰიპერტენზია', 'ჰიპოტენზია'],
  ])('is not shared by %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('is non-empty ASCII, and the same when made from Latin letters', () => {
    expect(stems('თირკმლებისთვის')).toEqual(['tirkml']);
    expect(stems('tirkmlebistvis')).toEqual(['tirkml']);
    expect(stems('Tirkmlebistvis')).toEqual(['tirkml']);
  });

  it('leaves numbers unchanged', () => {
    expect(stems('112 2026')).toEqual(['112', '2026']);
  });
});

const georgianWord = fc.string({
  unit: fc.constantFrom(...'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'),
  minLength: 1,
  maxLength: 30,
});

describe('stemming arbitrary text', () => {
  it('returns non-empty ASCII', () => {
    fc.assert(
      fc.property(georgianWord, (word) => {
        const [reading = ''] = readingsOf(word);
        for (const made of [stemOf(reading), bareStemOf(reading)]) expect(made).toMatch(/^[a-z]+$/);
      }),
    );
  });

  it('gives one stem with and without the final vowel', () => {
    fc.assert(
      fc.property(georgianWord, (word) => {
        const [reading = ''] = readingsOf(`${word}ნდი`);
        expect(bareStemOf(`${reading}i`)).toBe(bareStemOf(reading));
      }),
    );
  });

  it('never throws', () => {
    const analyse = createAnalyse(50);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const words = analyse(text);
        expect(words.filter((word) => word.stems.length === 0 || word.skeletons.length > 3)).toEqual([]);
        const made = words.flatMap((word) => [...word.allStems, ...word.skeletons]);
        expect(made.filter((one) => !/^F?[a-z0-9]+$/.test(one))).toEqual([]);
      }),
    );
  });

  it('truncates long words', () => {
    expect(stem('ებისთვისა'.repeat(30_000)).length).toBeLessThanOrEqual(60);
  });
});
