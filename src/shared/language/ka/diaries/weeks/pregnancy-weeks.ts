import { ordinal } from '../../calculators/ordinals.ts';
import { firstTrimester } from './first-trimester.ts';
import type { PregnancyWeek } from './pregnancy-week.ts';
import { secondTrimester } from './second-trimester.ts';
import { thirdTrimester } from './third-trimester.ts';

/** The first and the last week with a text of its own, in completed weeks. */
export const weeksWithText = { from: 4, to: 41 } as const;

/** The text of each week. No clinician has reviewed them yet (`needsReview` of the page). */
export const pregnancyWeeks: Readonly<Record<number, PregnancyWeek>> = {
  ...firstTrimester,
  ...secondTrimester,
  ...thirdTrimester,
};

export const pregnancyWeeksText = {
  dueTitle: 'მშობიარობის სავარაუდო თარიღი',
  save: 'კვირების ნახვა',
  change: 'თარიღის შეცვლა',
  end: 'თარიღის წაშლა',
  endNote:
    'თუ ორსულობა დასრულდა ან შეწყდა, თარიღი წაშალეთ: აქედან შეხსენებას არავინ გამოგიგზავნით. თუ გიჭირთ, მარტო ნუ დარჩებით: მიმართეთ ახლობელს ან ექიმს.',
  now: (age: string) => `ახლა: ${age}`,
  due: (day: string) => `სავარაუდო თარიღი: ${day}`,
  week: (week: number) => `${ordinal(week)} კვირა`,
  current: 'ახლა',
  wrongDate:
    'ეს თარიღი ორსულობას არ შეესაბამება. ჩაწერეთ თარიღი, რომლამდეც 40 კვირაზე მეტი არ რჩება ან რომელიც სულ ახლახან გავიდა.',
  child: 'ბავშვი',
  mother: 'თქვენ',
  todo: 'რა ჰკითხოთ და რა მოასწროთ',
  choose: 'კვირა',
  previous: 'წინა კვირა',
  next: 'შემდეგი კვირა',
  early:
    'ჯერ ძალიან ადრეა: ტექსტები მე-4 კვირიდან იწყება. დაიწყეთ ფოლიუმის მჟავის მიღება, თუ ჯერ არ იღებთ: დოზა ექიმს ჰკითხეთ.',
  late: 'სავარაუდო თარიღიდან ბევრი დრო გავიდა. თუ ჯერ არ გიმშობიარიათ, დღესვე დაურეკეთ თქვენს გინეკოლოგს.',
  all: 'ყველა კვირა',
  method: [
    'კვირებს ბოლო მენსტრუაციის პირველი დღიდან ვითვლით: სავარაუდო თარიღამდე 40 სრული კვირა, ანუ 280 დღეა. თუ თარიღი არ იცით, გამოთვალეთ ორსულობის კალკულატორით იმავე წესით.',
    'რვა ვიზიტის ვადა ჯანმრთელობის მსოფლიო ორგანიზაციის 2016 წლის რეკომენდაციიდანაა. თქვენი გეგმა ექიმმა შეიძლება სხვა დაგინიშნოთ.',
  ],
  limits: [
    'ტექსტები ორსულობის ჩვეულებრივ მიმდინარეობას აღწერს. ყოველი ორსულობა თავისებურია, ვადები კი შეიძლება ერთი-ორი კვირით განსხვავდებოდეს.',
    'ტყუპის, ქრონიკული დაავადების ან გართულების დროს გეგმას ექიმი ადგენს.',
    'ეს გვერდი ვიზიტს ვერ შეცვლის.',
  ],
  needsReview: [
    'ყოველი კვირის ტექსტი',
    'ვიზიტებისა და გამოკვლევების ვადები საქართველოს პროტოკოლით',
    'აცრები ორსულობისას',
    'ქართული ტექსტი და რჩევები',
  ],
} as const;
