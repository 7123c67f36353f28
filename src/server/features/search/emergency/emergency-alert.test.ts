import { beforeAll, describe, expect, it } from 'vitest';
import { criesTen, neighboursTen } from '#tests/service/search-quality/cries/set-10.data.ts';
import { criesEleven, neighboursEleven } from '#tests/service/search-quality/cries/set-11.data.ts';
import { criesTwelve, neighboursTwelve } from '#tests/service/search-quality/cries/set-12.data.ts';
import { criesThirteen, neighboursThirteen } from '#tests/service/search-quality/cries/set-13.data.ts';
import { criesFourteen, neighboursFourteen } from '#tests/service/search-quality/cries/set-14.data.ts';
import { criesFifteen, neighboursFifteen } from '#tests/service/search-quality/cries/set-15.data.ts';
import { criesSixteen, neighboursSixteen } from '#tests/service/search-quality/cries/set-16.data.ts';
import { cries, linesOf } from './emergency-examples.data.ts';
import { lookups } from './harmless-examples.data.ts';
import { prepareRecognition, recogniseEmergency } from './recognise-emergency.ts';

const share = (lines: readonly string[], holds: (text: string) => boolean): number =>
  lines.filter(holds).length / lines.length;
const linesOfAll = (sets: readonly string[]): readonly string[] => sets.flatMap((set) => linesOf(set));
const isRecognised = (text: string): boolean => recogniseEmergency(text) !== null;

describe('what threatens life', () => {
  beforeAll(() => void prepareRecognition(), 120_000);

  it('is recognised in cries for help that are kept apart from the examples', () => {
    const some = linesOfAll([
      criesTen,
      criesEleven,
      criesTwelve,
      criesThirteen,
      criesFourteen,
      criesFifteen,
      criesSixteen,
    ]);
    expect(some.length).toBeGreaterThanOrEqual(600);
    expect(
      share(some, isRecognised),
      some.filter((text) => !isRecognised(text)).join('\n'),
    ).toBeGreaterThanOrEqual(0.98);
  });

  it('is seen in at most 1 of 100 ordinary questions and look-ups', () => {
    const some = linesOfAll([
      neighboursTen,
      neighboursEleven,
      neighboursTwelve,
      neighboursThirteen,
      neighboursFourteen,
      neighboursFifteen,
      neighboursSixteen,
    ]);
    expect(some.length).toBeGreaterThanOrEqual(600);
    expect(share(some, isRecognised), some.filter(isRecognised).join('\n')).toBeLessThanOrEqual(0.01);
  });

  it('is recognised in the examples it is learnt by, and not in harmless ones', () => {
    const known = Object.values(cries).flatMap((lines) => linesOf(lines));
    const harmless = linesOf(lookups);
    expect(known.length).toBeGreaterThanOrEqual(500);
    expect(harmless.length).toBeGreaterThanOrEqual(400);
    expect(share(known, isRecognised)).toBeGreaterThanOrEqual(0.99);
    expect(share(harmless, isRecognised), harmless.filter(isRecognised).join('\n')).toBeLessThanOrEqual(0.01);
  });

  it.each([
    ['თავის მოკვლა მინდა', 'suicide'],
    ['ვარჯიში აღარ მინდა თავს ვიკლავ', 'suicide'],
    ['მინდა მოვკლა ქმარი', 'violence'],
    ['გულმკერდი მტკივა და მარცხენა ხელი მიბუჟდება', 'chestPain'],
    ['babuas saxe moeqca', 'stroke'],
    ['не могу дышать', 'breathing'],
    ['ორსულად ვარ და სისხლი მომდის', 'pregnancy'],
    ['2 თვის ბავშვს სიცხე აქვს 38', 'infantFever'],
    ['ბავშვმა თავი დაარტყა და აღებინებს', 'headInjury'],
    ['გველმა უკბინა მამაჩემს', 'venom'],
    ['მორიელმა დამგესლა', 'venom'],
    ['ძმა გველმა დაკბინა მთაში', 'venom'],
    ['ბავშვმა მჟავა დალია', 'poisoning'],
    ['სოკოს მერე აღებინებს და თვალები გაუყვითლდა', 'poisoning'],
    ['თავი მტკივა ძლიერად და კისერი მაქვს გაშეშებული სიცხე 39', 'meningitis'],
    ['გოგოს სიცხე აქვს და წითელი ლაქები, ჭიქის ქვეშ არ ქრება', 'meningitis'],
    ['კისერი გამიშეშდა სამსახურში კომპიუტერთან', null],
    ['სოკოს წვნიანი ორსულობისას', null],
    ['ჩემს უფროსს burnout აქვს', null],
    ['კნუტს ხახაში ძვალი გაეჩხირა და იხრჩობა', null],
    ['ლეკვმა ვირთხის შხამი შეჭამა', null],
    ['у собаки судороги пена изо рта', null],
    ['ძაღლმა დამკბინა და სისხლი ვერ ვაჩერებ', 'bleeding'],
    ['კატას მოვეფერე და ვიხრჩობი', 'breathing'],
    ['მერვე თვეში ვარ და ბავშვი აღარ მოძრაობს', 'pregnancy'],
    ['ღუმელი გვინთია და ყველა ვითიშებით', 'poisoning'],
  ])('of „%s“ is %s', (text, topic) => {
    expect(recogniseEmergency(text)).toBe(topic);
  });

  it.each([
    'თავი მტკივა',
    'ჭიაყელები ბავშვს',
    '11 თვის ბავშვს 39',
    'ბავშვმა წამალი არ დალია',
    'მამას ინფარქტი ჰქონდა ორი წლის წინ',
    'თვიური გადამიცდა',
    'გულმკერდის ტკივილი',
    'ვარჯიშით თავს ვიკლავ',
    'varjishit tavs viklav',
    'ისე მშია ვინმეს მოვკლავ',
    // Like cries of several kinds, and of none of them.
    'ჩემს გოგოს კლასელს წითელა აქვს და ახლა რა ვქნა',
    'დედაჩემი უბრალოდ წაიქცა და მაჯა მოიტეხა, მგონი ძვლები აქვს სუსტი',
  ])('is not seen in „%s“', (text) => {
    expect(recogniseEmergency(text)).toBeNull();
  });

  it('is not looked for in nothing', () => {
    expect(recogniseEmergency('')).toBeNull();
    expect(recogniseEmergency('?!')).toBeNull();
  });
});
