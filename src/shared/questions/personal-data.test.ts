import { expect, it } from 'vitest';
import { findPersonalData } from './personal-data.ts';

const marked = (text: string) => findPersonalData(text).map(({ kind, text: piece }) => `${kind}: ${piece}`);

it.each([
  ['ჩემი ნომერია 599 12 34 56, დამირეკეთ', ['phone: 599 12 34 56']],
  ['ტელ. +995 599-123-456 ან 0322 12 34 56', ['phone: +995 599-123-456', 'phone: 0322 12 34 56']],
  ['პირადი ნომერი 01019054321', ['personal_number: 01019054321']],
  ['მომწერეთ nino.b@example.ge-ზე', ['email: nino.b@example.ge']],
  ['დავიბადე 12.05.1987', ['date: 12.05.1987']],
  ['გუშინ ექიმმა ნინო ბერიძემ მითხრა', ['name: ნინო ბერიძემ']],
  ['ვიყავი კახიძესთან და გიორგაშვილმაც ნახა', ['name: კახიძესთან', 'name: გიორგაშვილმაც']],
  ['გიორგის სიცხე აქვს, თამარიც ავად არის', ['name: გიორგის', 'name: თამარიც']],
  ['მქვია ლანა, 34 წლის ვარ', ['name: მქვია ლანა']],
  ['ვცხოვრობ ჭავჭავაძის გამზირზე, ბინა 12', ['address: ჭავჭავაძის გამზირზე', 'address: ბინა 12']],
  ['ვცხოვრობ თბილისში, ჭავჭავაძის 5', ['address: თბილისში', 'address: ჭავჭავაძის 5']],
  ['რუსთაველის 12ა, მესამე სართული', ['address: რუსთაველის 12ა']],
  ['მე ვარ სოფელ ვაზისუბანში', ['address: სოფელ ვაზისუბანში']],
  ['ჩემი მეზობელი მზია აბაშიძე', ['name: მზია აბაშიძე']],
  ['მომწერეთ (599) 12-34-56', ['phone: (599) 12-34-56']],
  ['დავიბადე 3 მარტს, 1985 წელს', ['date: 3 მარტს, 1985']],
  ['Nino Gelashvili var, gamarjoba', ['name: Nino Gelashvili']],
  [
    'ინსტაგრამზე @nino_g ვარ, facebook.com/nino.gela',
    ['profile: @nino_g', 'profile: facebook.com/nino.gela'],
  ],
  [
    'დაბა მანგლისში, ქ.ფოთი, სოფ. კაჭრეთი',
    ['address: დაბა მანგლისში', 'address: ქ.ფოთი', 'address: სოფ. კაჭრეთი'],
  ],
])('marks in „%s“ what tells who it is', (text, pieces) => {
  expect(marked(text)).toEqual(pieces);
});

it.each([
  'შვილიშვილს სიცხე აქვს, შვილი კი კარგად არის',
  'წნევა 140/90 იყო, პულსი 88, ტემპერატურა 38,5',
  'დღეში 500 მგ ორჯერ, 10 დღე; გლუკოზა 5.6 მმოლ/ლ',
  'შვილის 5 წლის ფოტო, წნევის 140 და დედის 70',
  'მზია და თბილა, ია მოვკრიფე',
  'ზემოთ და ქვემოთ მტკივა, გვერდზე ვწვები',
  '1985 წელს დაბადებული, სოფელში გაზრდილი, დაბალი წნევით',
  '3 მარტს დამეწყო, 2024 წელს კი გამიარა',
  'ლეიკოციტები 12000, თრომბოციტები 250000',
])('marks nothing in „%s“', (text) => {
  expect(marked(text)).toEqual([]);
});

it('says where each piece stands', () => {
  const text = 'მე, ნინო, 599123456';
  for (const { from, to, text: piece } of findPersonalData(text)) expect(text.slice(from, to)).toBe(piece);
  expect(findPersonalData(text)).toHaveLength(2);
});
