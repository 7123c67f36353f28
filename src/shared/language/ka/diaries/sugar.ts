import { glucoseLimits } from '#shared/calculators/blood-sugar/limits.ts';
import { writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import type { SugarMoment } from '#shared/medicine/diaries/diary.ts';
import type { SugarGroup } from '#shared/medicine/diaries/sugar.ts';
import { sugarTargets } from '#shared/medicine/thresholds.ts';

const millimoles = glucoseLimits['mmol/L'];
const milligrams = glucoseLimits['mg/dL'];
const targets = sugarTargets['mmol/L'];
const targetsInMilligrams = sugarTargets['mg/dL'];
const both = (first: number, second: number) => `${writeTrimmed(first, 1)} (${second})`;

export const sugarText = {
  value: 'შაქარი',
  unit: 'ერთეული',
  units: { 'mmol/L': 'მმოლ/ლ', 'mg/dL': 'მგ/დლ' },
  when: 'როდის გაიზომა',
  whens: {
    fasting: 'უზმოზე',
    before_meal: 'ჭამამდე',
    after_meal: 'ჭამიდან 1–2 საათში',
    random: 'სხვა დროს',
  } satisfies Record<SugarMoment, string>,
  unlikely: 'ეს რიცხვი ამ ერთეულში უჩვეულოა. გადაამოწმეთ რიცხვი და ერთეული.',
  group: 'ჯგუფი',
  groups: {
    very_low: 'ძალიან დაბალი',
    low: 'დაბალი',
    in_target: 'სამიზნეში',
    above_target: 'სამიზნეზე მაღალი',
    high: 'მაღალი',
    very_high: 'სახიფათოდ მაღალი',
  } satisfies Record<SugarGroup, string>,
  low: {
    title: 'შაქარი დაბალია: ახლავე მიიღეთ სწრაფად შესაწოვი ტკბილი',
  },
  high: {
    title: 'შაქარი ძალიან მაღალია',
    text: 'სვით წყალი. წამლის დოზას თვითონ ნუ შეცვლით.',
  },
  chart: 'შაქარი, მმოლ/ლ',
  usual: `წყვეტილი ხაზები: ${writeTrimmed(millimoles.notLow, 1)} (ქვემოთ დაბალია) და ${writeTrimmed(targets.afterMeal, 1)} (ჭამის შემდეგ სამიზნის ზედა ზღვარი)`,
  measured: 'გაზომილი შაქარი',
  average: (value: string, other: string) => `${value} მმოლ/ლ (${other} მგ/დლ)`,
  inTarget: (count: number, of: number) => `სამიზნეში: ${of} გაზომვიდან ${count}`,
  method: [
    {
      kind: 'table',
      caption: 'დიაბეტის მქონე ზრდასრულის შაქარი გლუკომეტრით, მმოლ/ლ (ფრჩხილებში – მგ/დლ)',
      head: ['ჯგუფი', 'უზმოზე და ჭამამდე', 'ჭამის შემდეგ და სხვა დროს'],
      rows: [
        [
          'ძალიან დაბალი',
          `${both(millimoles.notLevel2, milligrams.notLevel2)}-ზე ნაკლები`,
          `${both(millimoles.notLevel2, milligrams.notLevel2)}-ზე ნაკლები`,
        ],
        [
          'დაბალი',
          `${both(millimoles.notLow, milligrams.notLow)}-ზე ნაკლები`,
          `${both(millimoles.notLow, milligrams.notLow)}-ზე ნაკლები`,
        ],
        [
          'სამიზნეში',
          `${both(targets.beforeMeal, targetsInMilligrams.beforeMeal)}-მდე`,
          `${both(targets.afterMeal, targetsInMilligrams.afterMeal)}-მდე`,
        ],
        [
          'სამიზნეზე მაღალი',
          `${both(targets.beforeMeal, targetsInMilligrams.beforeMeal)}-ზე მეტი`,
          `${both(targets.afterMeal, targetsInMilligrams.afterMeal)}-ზე მეტი`,
        ],
        [
          'მაღალი',
          `${both(millimoles.urgentWithSymptoms, milligrams.urgentWithSymptoms)}-დან`,
          `${both(millimoles.urgentWithSymptoms, milligrams.urgentWithSymptoms)}-დან`,
        ],
        [
          'სახიფათოდ მაღალი',
          `${both(millimoles.urgent, milligrams.urgent)}-დან`,
          `${both(millimoles.urgent, milligrams.urgent)}-დან`,
        ],
      ],
    },
    {
      kind: 'text',
      text: 'სამიზნეები ამერიკის დიაბეტის ასოციაციისაა (ADA, 2024) დიაბეტის მქონე ზრდასრულებისთვის, ორსულების გარდა. დაბალი და სახიფათო მაჩვენებლები იგივეა, რაც შაქრის კალკულატორში.',
    },
    {
      kind: 'text',
      text: 'საშუალოსა და გრაფიკისთვის მგ/დლ მმოლ/ლ-ში გადაგვყავს: მმოლ/ლ = მგ/დლ ÷ 18,0156. ჯგუფს იმ ერთეულში ვადგენთ, რომელშიც ჩაწერეთ.',
    },
  ],
  limits: [
    'დღიური დიაბეტის დიაგნოზს არ სვამს: ამას ლაბორატორიული ანალიზი სჭირდება.',
    'ექიმმა შეიძლება სხვა სამიზნე დანიშნოს: ორსულისთვის უფრო მკაცრი, ხანდაზმულისთვის უფრო რბილი, ბავშვისთვის მისი ასაკის შესაფერისი.',
    'გლუკომეტრის პასუხი შეიძლება 15 პროცენტით ცდებოდეს. გაზომვამდე ხელები დაიბანეთ და კარგად გაიმშრალეთ.',
    'წამლისა და ინსულინის დოზას დღიური არ ითვლის. დოზას თვითონ ნუ შეცვლით.',
  ],
  seeDoctor: [
    'შაქარი კვირაში ორჯერ ან უფრო ხშირად 3,9 მმოლ/ლ-ზე (70 მგ/დლ) დაბალია.',
    'მაჩვენებლების უმეტესობა სამიზნეზე მაღალია.',
    'გაწუხებთ წყურვილი, ხშირი შარდვა ან წონის კლება.',
  ],
  needsReview: ['სამიზნეები და მათი გამონაკლისები', 'სასწრაფო რჩევები', 'ქართული ტექსტი'],
} as const;
