import { paths } from '#shared/paths/paths.ts';

/** The search page without a query. */
export const searchStart = {
  topics: 'მთავარი თემები',
  allTopics: 'ყველა თემა',
  allTopicsLabel: 'ყველა თემა ანბანის მიხედვით',
  ways: 'როგორ ვეძებოთ',
  hints: [
    'დაწერეთ ერთი ან ორი მთავარი სიტყვა, მაგალითად, „თავის ტკივილი“.',
    'სიტყვის ფორმას მნიშვნელობა არ აქვს: „წნევით“ და „წნევისთვის“ იმავეს იპოვის, რასაც „წნევა“.',
    'შეგიძლიათ ლათინური ასოებითაც წეროთ: „tsneva“ ან „wneva“.',
    'თუ ასო შეგეშალათ, მსგავს სიტყვას მოვძებნით და გეტყვით, რომელს.',
  ],
  places: 'რას იპოვით პორტალზე',
  placeList: [
    {
      title: 'ენციკლოპედია',
      url: paths.encyclopedia,
      introtext: 'სამედიცინო ტერმინები მარტივი სიტყვებით.',
    },
    {
      title: 'კითხვა-პასუხი',
      url: paths.questions,
      introtext: 'მკითხველების კითხვები და ექიმების პასუხები.',
    },
    { title: 'ექიმები', url: paths.doctors, introtext: 'სპეციალობის, ქალაქისა და ენის მიხედვით.' },
    { title: 'კლინიკები', url: paths.clinics, introtext: 'მისამართი, ტელეფონი და სამუშაო საათები.' },
    {
      title: 'კონსულტანტები',
      url: paths.consultants,
      introtext: 'ექიმები, რომლებიც თქვენს კითხვებს წერილობით პასუხობენ.',
    },
    { title: 'ჟურნალი', url: paths.journals, introtext: 'ნომრები წასაკითხად და ჩამოსატვირთად.' },
    {
      title: 'კალკულატორები',
      url: paths.calculations,
      introtext: 'წონა, ორსულობის ვადა, კალორიები და ანალიზების პასუხები.',
    },
  ],
} as const;
