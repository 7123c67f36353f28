import type { DiaryKind } from '#shared/medicine/diaries/diary-kinds.ts';

/** What leads to diaries from calculators. */
export const diaryLinks = {
  index: 'ჯანმრთელობის დღიურები',
  fromIndex: 'თუ ერთი გაზომვა არ კმარა:',
  fromCalculator: 'თვალი ადევნეთ დროთა განმავლობაში:',
} as const;

/** The pages of the diaries, in their order. */
export const diaryCards: Readonly<Record<DiaryKind, { readonly title: string; readonly introtext: string }>> =
  {
    pressure: {
      title: 'წნევის დღიური',
      introtext:
        'ჩაწერეთ დილისა და საღამოს წნევა და პულსი. ნახავთ ბოლო 7 და 30 დღის საშუალოს და ექიმისთვის ამობეჭდავთ.',
    },
    sugar: {
      title: 'შაქრის დღიური',
      introtext:
        'ჩაწერეთ გლუკომეტრის მაჩვენებელი უზმოზე, ჭამამდე და ჭამის შემდეგ. ნახავთ, რამდენად ხშირად არის შაქარი სამიზნეში.',
    },
    growth: {
      title: 'ბავშვის ზრდის დღიური',
      introtext:
        'წონა, სიმაღლე და თავის გარშემოწერილობა ჯანმრთელობის მსოფლიო ორგანიზაციის მრუდებზე, გაზომვიდან გაზომვამდე.',
    },
    pregnancy: {
      title: 'ორსულობა კვირიდან კვირამდე',
      introtext:
        'მე-4-დან 41-ე კვირამდე: რა ხდება ამ კვირაში, რას იგრძნობთ, რა ჰკითხოთ ექიმს და რა მოასწროთ.',
    },
    vaccination: {
      title: 'აცრის კალენდარი',
      introtext:
        'ეროვნული კალენდარი თქვენი ბავშვის დაბადების თარიღის მიხედვით: რომელი აცრა გაკეთდა, რომელია შემდეგი და როდის შეგახსენოთ.',
    },
  };
