import { pressureForToday, pressureLimits } from '#shared/medicine/thresholds.ts';

const write = ({ systolic, diastolic }: { readonly systolic: number; readonly diastolic: number }) =>
  `${systolic}/${diastolic}`;
const { low, elevatedAtHome, highAtHome } = pressureLimits;

export const pressureText = {
  systolic: 'ზედა (სისტოლური)',
  diastolic: 'ქვედა (დიასტოლური)',
  pulse: 'პულსი',
  millimetres: 'მმ ვწყ. სვ.',
  perMinute: 'წთ-ში',
  crossed: 'ზედა წნევა ქვედაზე მაღალი უნდა იყოს. გადაამოწმეთ.',
  pressure: 'წნევა',
  group: 'ჯგუფი',
  groups: {
    low: 'დაბალი',
    normal: 'მოუმატებელი',
    elevated: 'მომატებული',
    high: 'მაღალი',
    very_high: 'ძალიან მაღალი',
  },
  /** Right after an entry of the two outer groups. */
  advice: {
    very_high: {
      title: `წნევა ${pressureForToday} ან მეტია`,
      text: 'დაჯექით, ხუთი წუთი დაისვენეთ და ხელახლა გაზომეთ. თუ თავს ცუდად გრძნობთ, ნუ დაელოდებით.',
    },
    low: {
      title: 'წნევა დაბალია',
      text: 'თუ თავს კარგად გრძნობთ, ეს ხშირად ორგანიზმის თავისებურებაა. თუ თავბრუ გეხვევათ, დაწექით და ფეხები მაღლა ასწიეთ.',
    },
  },
  chart: 'წნევა',
  usual: `წყვეტილი ხაზები: ${write(highAtHome)}, საიდანაც სახლში წნევა მაღალია`,
  value: (systolic: number, diastolic: number) => `${systolic}/${diastolic}`,
  withPulse: (pulse: number) => `პულსი ${pulse}`,
  method: [
    {
      kind: 'text',
      text: `გაზომეთ დილით და საღამოს, ორ-ორჯერ, ერთი წუთის შუალედით: ხუთწუთიანი დასვენების შემდეგ, დამჯდარმა, მკლავით გულის სიმაღლეზე. ნახევარი საათით ადრე ყავა, სიგარეტი და ვარჯიში გამორიცხეთ.`,
    },
    {
      kind: 'table',
      caption: 'სახლში გაზომილი წნევა, მმ ვწყ. სვ.',
      head: ['ჯგუფი', 'ზედა და ქვედა'],
      rows: [
        ['დაბალი', `${write(low)}-ზე ნაკლები`],
        ['მოუმატებელი', `${write(elevatedAtHome)}-ზე ნაკლები`],
        ['მომატებული', `${write(elevatedAtHome)}-დან ${write(highAtHome)}-მდე`],
        ['მაღალი', `${write(highAtHome)} ან მეტი`],
        ['ძალიან მაღალი', `${pressureForToday} ან მეტი`],
      ],
    },
    {
      kind: 'text',
      text: 'თუ ზედა და ქვედა რიცხვი სხვადასხვა ჯგუფში ხვდება, უფრო მაღალს ვითვალისწინებთ. საშუალო ყველა გაზომვისაა, მთელ რიცხვამდე დამრგვალებული.',
    },
  ],
  limits: [
    'დღიური დიაგნოზს არ სვამს: ჰიპერტენზიას ექიმი რამდენიმე დღის გაზომვებითა და გასინჯვით ადგენს.',
    'ეს ჯგუფები ზრდასრულებისთვისაა. ბავშვისა და ორსულის წნევას ექიმი სხვა მაჩვენებლებით აფასებს.',
    'მაჯის აპარატი და შეუფერებელი ზომის მანჟეტი ხშირად ცდება. არითმიის დროს გაზომვა რამდენჯერმე გაიმეორეთ.',
    'თუ მკურნალობთ, სამიზნე ექიმმა შეიძლება სხვა დაგინიშნოთ. წამლის დოზას თვითონ ნუ შეცვლით.',
  ],
  seeDoctor: [
    `ბოლო 7 დღის საშუალო ${write(highAtHome)} ან მეტია.`,
    'წამოდგომისას ხშირად თავბრუ გეხვევათ ან გული მიგდით.',
    'წნევა ახალი წამლის დაწყების შემდეგ მკვეთრად შეიცვალა.',
  ],
  needsReview: ['სახლის წნევის ჯგუფები', 'სასწრაფო რჩევები', 'ქართული ტექსტი'],
} as const;
