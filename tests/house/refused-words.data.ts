/** Words to avoid in Georgian texts, with their replacements; docs/words.md has the reasons. */
export interface Refused {
  readonly found: RegExp;
  readonly instead: string;
  /** Texts that contain it because the specification prescribes them. */
  readonly except?: readonly string[];
  /** True for words that are wrong in the interface only. */
  readonly isOfInterface?: boolean;
}

const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})${pattern}`, 'u');

export const refusedWords: readonly Refused[] = [
  { found: word('ზღვრებ'), instead: 'ფარგლები, ნორმა or მაჩვენებელი; one limit is a ზღვარი' },
  { found: word('რითმ(?!ა)'), instead: 'რიტმი' },
  { found: word('დაუყოვნებლად'), instead: 'დაუყოვნებლივ' },
  { found: word('პროფესი(?!ულ|ონალ)'), instead: 'სპეციალობა' },
  { found: word('ავტორიზაცი'), instead: 'შესვლა' },
  { found: word('ძებნ'), instead: 'ძიება', isOfInterface: true },
  { found: word('კატეგორი(?!ულ)'), instead: 'თემა' },
  { found: word('მოზრდილ'), instead: 'ზრდასრული' },
  { found: word('ნაადრევად დაბადებ'), instead: 'დღენაკლული' },
  { found: word('კოგნიტურ-ბიჰევიორ'), instead: 'კოგნიტურ-ქცევითი' },
  { found: word('თვითგაუქმებ'), instead: 'მუცლის მოშლა' },
  { found: word('ორსულთა დიაბეტ'), instead: 'გესტაციური დიაბეტი' },
  { found: word('(?:პირადი?|თქვენი) გვერდ'), instead: '„ჩემი გვერდი“' },
  { found: word('დარგ'), instead: 'სპეციალობა of a doctor, მიმართულება of a clinic' },
  { found: word('განხილვ'), instead: 'დაზუსტება', isOfInterface: true },
  { found: word('დასაზუსტებელ'), instead: 'დამაზუსტებელი (კითხვა)' },
  {
    found: word('\\p{L}+ჯერ (?:მეტად|ნაკლებად)'),
    instead: 'ორზე მეტჯერ, სამჯერზე ნაკლებად; ორჯერ მეტად means twice as much',
  },
  { found: word('გონება წა(?:გი|უ|მი)ვ'), instead: 'გული წაუვიდა or გონება დაკარგა' },
  { found: word('(?:სცადეთ თავიდან|თავიდან ცდ|ხელახლა ცდ)'), instead: 'სცადეთ ხელახლა' },
  { found: word('დრაფტ'), instead: 'მონახაზი' },
  { found: word('(?:მომსახურებ|პასუხის სახე(?!ლ))'), instead: 'სერვისი', isOfInterface: true },
  { found: word('საზღვა?რ'), instead: 'ზღვარი', isOfInterface: true },
  { found: word('ოპერაცი'), instead: 'ტრანზაქცია', isOfInterface: true },
  { found: word('გამომთვლელ'), instead: 'კალკულატორი' },
  { found: word('მხუთავი გაზ'), instead: 'მხუთავი აირი' },
  { found: word('კოსინკ'), instead: 'სამკუთხა ნაჭერი' },
  { found: word('კოლტ'), instead: 'შენადედი; in a vessel it is a თრომბი' },
  { found: word('სარგებლიან'), instead: 'სასარგებლო' },
  { found: word('ხმამაღალ ხმა'), instead: 'ძლიერი ხმა' },
  { found: word('სახის მოღრეც'), instead: 'პირის კუთხის ჩამოშვება' },
  {
    found: word('თავის დაზიანებ\\p{L}* (?:გ?ფიქრ)'),
    instead: 'თვითდაზიანება; თავის დაზიანება is an injury of the head',
  },
  { found: word('საზარდულ[^.]{0,20}ბუჟ'), instead: 'სასქესო ორგანოებისა და უკანა გასავლის (შორისის) მიდამო' },
];

const units = 'mmol|mg|µg|ug|ng|pg|kg|kcal|cm|mm|ml|mL|dL|g';

export const refusedSigns: readonly Refused[] = [
  {
    found: word('ნუ(?:რც|ღარ)? \\p{L}+[ეო]თ(?!\\p{L})'),
    instead: 'ნუ with the present or the future (ნუ მიიღებთ), or არ with the optative (არ მიიღოთ)',
  },
  { found: /—/, instead: 'an en dash (–)' },
  { found: /(?<=[\p{L}\d“)]) - (?=[\p{L}\d„(])/u, instead: 'an en dash (–) between spaces' },
  {
    found: /(?<![\d.-])\d{1,3}-\d{1,3} (?:კვირ|თვ|წელ|წლ|დღ|საათ|წუთ|წამ|სმ|კგ|გრამ|პროცენტ)/u,
    instead: 'an en dash between figures (3–4)',
  },
  { found: /[”«»]|(?:^|[\s(])“(?=\p{L})/u, instead: '„ and “' },
  { found: /(?<=\p{L},? )"(?=\p{L})|(?<=\p{L})"(?= \p{L})|\\"/u, instead: '„ and “' },
  { found: /\d\s%/, instead: 'the percent sign right after the figure (5%)' },
  { found: /\d\.\d+\s?(?:%|°C|მ?კ?გ(?!\p{L})|მმოლ|სმ|მლ)/u, instead: 'a decimal comma (5,6)' },
  {
    found: new RegExp(
      `\\d\\s?(?:${units})(?![\\p{L}])|(?<![(\\p{L}])(?:${units})/(?:L|dL|mL|mol)(?!\\p{L})`,
      'u',
    ),
    instead: 'the Georgian unit (მმოლ/ლ, მგ, სმ); a laboratory’s Latin one may follow in brackets',
  },
  { found: word('მაგალითად (?=\\p{L}|„)'), instead: 'a comma or a colon after მაგალითად' },
  {
    found: /(?<=[\p{L}“)]) [!?;:,.](?!\.)/u,
    instead: 'no space before a sign',
    except: ['შეტყობინება წარმატებით გაიგზავნა !', 'ველის შევსება სავალდებულოა !'],
  },
];
