import type { Source } from '#shared/calculators/calculator.ts';

/** A dose of the national calendar. */
export interface Dose {
  readonly id: string;
  /** The age from which it is given, in completed months. */
  readonly months: number;
  /** The age in months after which a doctor decides whether it is still given. */
  readonly untilMonths?: number;
  /** The dose of the same series that comes before it, and the least number of days between them. */
  readonly after?: { readonly id: string; readonly days: number };
}

const primary = 28;
const booster = 180;

/**
 * Georgia's national calendar of preventive vaccination: order 01-60/ნ of the minister of health of 16 September 2019 with its
 * amendments, as the national centre for disease control (NCDC) publishes it. Doses are named by diseases, because the products
 * change. The least intervals within a series are WHO's (Table 2: summary of recommended routine immunizations for children).
 */
export const calendar: readonly Dose[] = [
  { id: 'hepb-0', months: 0, untilMonths: 1 },
  { id: 'bcg', months: 0, untilMonths: 12 },
  { id: 'hexa-1', months: 2 },
  { id: 'pcv-1', months: 2 },
  { id: 'rota-1', months: 2, untilMonths: 3 },
  { id: 'hexa-2', months: 3, after: { id: 'hexa-1', days: primary } },
  { id: 'pcv-2', months: 3, after: { id: 'pcv-1', days: primary } },
  { id: 'rota-2', months: 3, untilMonths: 6, after: { id: 'rota-1', days: primary } },
  { id: 'hexa-3', months: 4, after: { id: 'hexa-2', days: primary } },
  { id: 'mmr-1', months: 12 },
  { id: 'pcv-3', months: 12, after: { id: 'pcv-2', days: 56 } },
  { id: 'dtp-4', months: 18, after: { id: 'hexa-3', days: booster } },
  { id: 'polio-4', months: 18, after: { id: 'hexa-3', days: booster } },
  { id: 'mmr-2', months: 60, after: { id: 'mmr-1', days: primary } },
  { id: 'dt-5', months: 60, after: { id: 'dtp-4', days: booster } },
  { id: 'polio-5', months: 60, after: { id: 'polio-4', days: booster } },
  { id: 'hpv-1', months: 120 },
  { id: 'td-6', months: 168, after: { id: 'dt-5', days: booster } },
];

/** When the calendar was last compared with its sources. */
export const calendarCheckedAt = '2026-11-26';

export const calendarSources: readonly Source[] = [
  {
    title:
      'საქართველოს ჯანმრთელობის დაცვის მინისტრის 2019 წლის 16 სექტემბრის №01-60/ნ ბრძანება „პროფილაქტიკური აცრების ეროვნული კალენდრის … დამტკიცების შესახებ“, ცვლილებებით',
    year: 2019,
    url: 'https://matsne.gov.ge/ka/document/view/4869455',
  },
  {
    title:
      'დაავადებათა კონტროლისა და საზოგადოებრივი ჯანმრთელობის ეროვნული ცენტრი. აცრების ეროვნული კალენდარი',
    year: 2025,
    url: 'https://www.ncdc.ge/',
  },
  {
    title: 'WHO. Table 2: Summary of WHO position papers – recommended routine immunizations for children',
    year: 2024,
    url: 'https://www.who.int/publications/m/item/table-2-summary-of-who-position-papers---recommended-routine-immunizations-for-children',
  },
];

/** Statements that a clinician has not confirmed yet; for editors, not shown. */
export const calendarNeedsReview: readonly string[] = [
  'მოქმედი კალენდრის ვადები და დოზები (განსაკუთრებით 18 თვისა და 5 წლის)',
  '18 თვის აცრაში B ტიპის ჰემოფილური ინფექციის კომპონენტი',
  'HPV-ის ასაკი, სქესი და დოზების რაოდენობა',
  'დოზებს შორის უმცირესი შუალედები და როტავირუსის ზედა ასაკი',
  'ქართული ტექსტი და რჩევები',
];
