import { firstNames, namesThatAreWords } from './first-names.data.ts';

/** What may tell who somebody is. */
export const personalKinds = [
  'name',
  'phone',
  'email',
  'profile',
  'personal_number',
  'address',
  'date',
] as const;
export type PersonalKind = (typeof personalKinds)[number];

export interface PersonalPiece {
  readonly kind: PersonalKind;
  /** Positions in the text, in UTF-16 units; `to` is after the last one. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const letter = '[ა-ჰ]';
/** Endings that a name takes; „ბატონმა გიორგიმ“, „ნინოს“, „თეასთან“. */
const ending = '(?:ი|მა|მ|ს|ის|ისა|სა|ით|თი|ად|დ|ო|ზე|ში|სთან|ისთან|სთვის|ისთვის|სგან|ისგან)?(?:ც|ვე)?';
const start = '(?<![ა-ჰ\\p{L}\\d])';
const end = '(?![ა-ჰ\\p{L}\\d])';

const anyOf = (names: readonly string[]): string =>
  names.toSorted((one, other) => other.length - one.length).join('|');

/** Surnames by their endings; „შვილიშვილი“ is a grandchild, and „-ია“ and „-ელი“ end too many other words. */
const surname = `(?!შვილიშვილ|ნაშვილებ)${letter}{2,}(?:შვილ|ძე|იძე|აძე|ულავა|უხავა|ხელაშვილ)${ending}`;
const firstName = `(?:${anyOf(firstNames)})${ending}`;
/** As those write who type Georgian in Latin letters. */
const latinSurname = '[a-z]{2,}(?:shvili|dze)(?:s|m|tan|stan|stvis)?';
const introduced = '(?:მქვია|ჩემი სახელია|სახელად|გვარად|ჩემი გვარია)';
const street = `[ა-ჰ-]+\\s(?:ქუჩ|გამზირ|ჩიხ|შესახვევ|ხეივან|გასასვლელ|დასახლებ)${letter}*(?:\\s?(?:№|#|N)?\\s?\\d+[ა-ჰ]?)?`;
/** A street by the name of a person alone, with a number: „ჭავჭავაძის 5“. */
const namedStreet = `(?:${letter}{2,}(?:ძ|შვილ)ის|რუსთაველის|აღმაშენებლის|წერეთლის|გორგასლის|პეკინის|ვაჟა-ფშაველას)\\s?(?:№|#|N)?\\s?\\d+[ა-ჰ]?`;
/** Where somebody says that they live. */
const livedIn = `(?<=(?:ვცხოვრობთ?|ვცხოვრობდი)\\s)[ა-ჰ-]{3,}(?:ში|ზე)`;
const home = '(?:ბინა|კორპუსი|სადარბაზო|მიკრორაიონი|კვარტალი)\\s?(?:№|#|N)?\\s?\\d+';
const place = `(?:(?:ქ|სოფ)\\.\\s?|(?:სოფელი|სოფელ|დაბა)\\s)${letter}+`;

const months = 'იანვ|თებერვ|მარტ|აპრილ|მაის|ივნის|ივლის|აგვისტ|სექტემბ|ოქტომბ|ნოემბ|დეკემბ';

/** In the order of precedence: what an earlier one finds, a later one does not find again. */
const finders: readonly { readonly kind: PersonalKind; readonly pattern: RegExp }[] = [
  { kind: 'email', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]*\w)+/gu },
  {
    kind: 'profile',
    pattern: /(?:facebook|fb|instagram|t|tiktok)\.(?:com|me)\/[\w.@-]*\w|(?<![\w.])@\w[\w.]*\w/giu,
  },
  { kind: 'personal_number', pattern: /(?<!\d)\d{11}(?!\d)/gu },
  // Mobiles have nine digits from 5 on, landlines nine from 3 or 4, with or without the country or a leading 0.
  {
    kind: 'phone',
    pattern: /(?<!\d)(?:(?:\+|00)?995[\s-]?)?(?:0?[345]\d{2}|\(0?[345]\d{2}\))(?:[\s.-]?\d){6}(?!\d)/gu,
  },
  { kind: 'phone', pattern: /(?<!\d)2[\s-]?\d{2}[\s-]?\d{2}[\s-]?\d{2}(?!\d)/gu },
  {
    kind: 'date',
    pattern: /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d{2}(?!\d)/gu,
  },
  {
    kind: 'date',
    pattern: new RegExp(
      `(?<!\\d)(?:0?[1-9]|[12]\\d|3[01])\\s(?:${months})${letter}*,?\\s(?:19|20)\\d{2}(?!\\d)`,
      'gu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(`${start}(?:${street}|${namedStreet}|${livedIn}|${home}|${place})`, 'gu'),
  },
  { kind: 'name', pattern: new RegExp(`${start}${introduced}\\s${letter}+(?:\\s${surname})?${end}`, 'gu') },
  {
    kind: 'name',
    pattern: new RegExp(
      `${start}(?:${firstName}|(?:${anyOf(namesThatAreWords)})${ending})\\s${surname}${end}`,
      'gu',
    ),
  },
  { kind: 'name', pattern: new RegExp(`${start}(?:${surname}|${firstName})${end}`, 'gu') },
  { kind: 'name', pattern: new RegExp(`(?<![\\w@])(?:[a-z]{3,}\\s)?${latinSurname}(?!\\w)`, 'giu') },
];

/**
 * Finds what may tell who somebody is: names, telephone and personal numbers, addresses. It helps an editor to look, and
 * replaces no looking: it finds some pieces that tell nothing, and misses others.
 */
export function findPersonalData(text: string): PersonalPiece[] {
  const found: PersonalPiece[] = [];
  for (const { kind, pattern } of finders)
    for (const match of text.matchAll(pattern)) {
      const piece = { kind, from: match.index, to: match.index + match[0].length, text: match[0] };
      if (!found.some((other) => piece.from < other.to && other.from < piece.to)) found.push(piece);
    }
  return found.toSorted((one, other) => one.from - other.from);
}
