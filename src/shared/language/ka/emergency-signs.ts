import { glucoseLimits } from '#shared/calculators/blood-sugar/limits.ts';
import {
  maternitySigns,
  type SignAction,
  type SignId,
  signActions,
  signsAsking,
} from '#shared/medicine/emergency-signs.ts';
import {
  chestPainMinutes,
  feverFrom,
  hoursPerPad,
  hoursWithoutUrine,
  pressureForToday,
  pressureLimits,
  termFromWeek,
} from '#shared/medicine/thresholds.ts';

const low = `${glucoseLimits['mmol/L'].notLow} მმოლ/ლ-ზე (${glucoseLimits['mg/dL'].notLow} მგ/დლ)`.replace(
  '.',
  ',',
);
const high =
  `${glucoseLimits['mmol/L'].urgentWithSymptoms} მმოლ/ლ (${glucoseLimits['mg/dL'].urgentWithSymptoms} მგ/დლ)`.replace(
    '.',
    ',',
  );
const veryHigh = `${glucoseLimits['mmol/L'].urgent} მმოლ/ლ (${glucoseLimits['mg/dL'].urgent} მგ/დლ)`;

const writePressure = ({ systolic, diastolic }: { readonly systolic: number; readonly diastolic: number }) =>
  `${systolic}/${diastolic}`;

/** The text of each sign, the same on every page: a phrase for lists, or followed by the action. */
export const signTexts: Readonly<Record<SignId, string>> = {
  chest_pain: `ტკივილი ან ზეწოლა გულმკერდში, თუ ${chestPainMinutes} წუთზე მეტხანს გრძელდება ან თან ახლავს ქოშინი, ცივი ოფლი, მკლავის ან ყბის ტკივილი`,
  breathlessness: 'უეცარი ქოშინი ან ქოშინი მოსვენებისას',
  stroke: 'პირის კუთხის ჩამოშვება, ხელის უეცარი სისუსტე ან მეტყველების დარღვევა',
  unconsciousness: 'გონების დაკარგვა ან კრუნჩხვა',
  severe_bleeding: 'ძლიერი სისხლდენა, რომელიც არ ჩერდება',
  severe_allergy: 'მძიმე ალერგიული რეაქცია: ტუჩების, ენის ან ყელის შეშუპება, ხიხინი, უეცარი სისუსტე',
  poisoning: 'მოწამვლა, თუნდაც ნიშნები ჯერ არ იყოს',
  self_harm: 'თვითდაზიანებაზე ან თავის მოკვლაზე ფიქრი: მარტო ნუ დარჩებით',

  pregnancy_bleeding: 'სისხლდენა საშოდან, თუ სისხლი კაშკაშა წითელია, ბევრია ან თან ტკივილი ახლავს',
  pregnancy_spotting: 'მცირე და უმტკივნეულო სისხლიანი გამონადენი',
  pregnancy_waters_early: `წყლების დაღვრა ორსულობის ${termFromWeek}-ე კვირამდე`,
  pregnancy_waters_coloured: 'დაღვრილი წყლები მომწვანო ან სისხლიანია, ან საშოში ჭიპლარს გრძნობთ',
  pregnancy_waters: `გამჭვირვალე წყლების დაღვრა ${termFromWeek}-ე კვირიდან`,
  pregnancy_contractions: 'რეგულარული შეკუმშვები',
  pregnancy_movement_less: 'ნაყოფი ჩვეულებრივზე ნაკლებად მოძრაობს',
  pregnancy_movement_none: 'ნაყოფი აღარ მოძრაობს',
  pregnancy_fever: `${feverFrom.pregnancy} °C ან უფრო მაღალი ცხელება`,
  pregnancy_fever_severe:
    'ცხელება, თუ თან ახლავს ძლიერი შემცივნება, ქოშინი, გონების დაბინდვა ან უსიამოვნო სუნის წყლები',
  pregnancy_headache: 'თავის ძლიერი ტკივილი, თვალწინ ციმციმი ან ბინდი, ტკივილი ნეკნების ქვეშ ან კრუნჩხვა',
  pregnancy_swelling: 'სახის ან ხელების უეცარი შეშუპება',
  pregnancy_belly_pain: 'მუცლის ძლიერი ტკივილი',

  infant_fever: `3 თვემდე ჩვილს ${feverFrom.under3Months} °C ან მეტი აქვს`,
  infant_fever_high: `3-დან 6 თვემდე ჩვილს ${feverFrom.under6Months} °C ან მეტი აქვს`,
  infant_limp: 'ჩვილი მოდუნებულია, ვერ წოვს ან უჭირს სუნთქვა',
  infant_vomiting: 'ჩვილს ხშირად აღებინებს და საკვებს ვერ იკავებს',
  infant_no_urine: `ერთ წლამდე ჩვილს ${hoursWithoutUrine.infant} საათია არ მოუშარდავს`,
  child_no_urine: `ერთ წელზე უფროს ბავშვს ${hoursWithoutUrine.child} საათია არ მოუშარდავს`,
  child_not_waking: 'ბავშვს ვერ აღვიძებთ, ტუჩები ულურჯდება ან კრუნჩხვა აქვს',
  child_fever_severe:
    'ცხელება, თუ ბავშვს კისერი უშეშდება, უჭირს სუნთქვა, კრუნჩხვა აქვს ან გამონაყარი დაჭერით არ უქრება',

  pelvic_pain: 'უეცარი ძლიერი ტკივილი მუცლის ქვემო ნაწილში',
  heavy_period: `საფენს ყოველ ${hoursPerPad} საათში იცვლით ან დიდი შენადედები გამოგდით`,
  heavy_period_faint: 'საფენი ერთ საათში იჟღინთება, ან უხვი სისხლდენისას თავბრუ გეხვევათ ან გული მიგდით',

  sugar_low_unwell: 'შაქარი დაბალია და ადამიანი დაბნეულია, ძილი ერევა, ვერ ყლაპავს ან გონზე არ არის',
  sugar_low_stays: `ტკბილი ორჯერ მიიღეთ და შაქარი ისევ ${low} დაბალია`,
  sugar_high_unwell: `შაქარი ${high} ან მეტია და თან ახლავს ღებინება, ღრმა და აჩქარებული სუნთქვა, მუცლის ტკივილი ან ძილიანობა`,
  sugar_very_high: `შაქარი ${veryHigh} ან მეტია`,

  salts_out_of_range:
    'კალიუმი 2,5 მმოლ/ლ-ზე ნაკლებია ან 6,5-ზე მეტი; ნატრიუმი 120 მმოლ/ლ-ზე ნაკლებია ან 160-ზე მეტი',
  salts_unwell:
    'კალიუმი ან ნატრიუმი ნორმას მკვეთრად სცდება და თან ახლავს გულის ფრიალი, ძლიერი სისუსტე, დაბნეულობა ან კრუნჩხვა',
  anaemia_unwell:
    'ჰემოგლობინი 80 გ/ლ-ზე ნაკლებია (ორსულს ან 5 წლამდე ბავშვს – 70-ზე) და თან ახლავს ქოშინი ან გულის ფრიალი',
  neutrophils_fever: 'ნეიტროფილები 1,0 × 10⁹/ლ-ზე ნაკლებია და თან ცხელება ახლავს',
  platelets_bleeding: 'თრომბოციტები 50 × 10⁹/ლ-ზე ნაკლებია და თან სისხლდენა ახლავს',
  anticoagulant_bleeding: 'სისხლის გამათხელებლის მიღებისას სისხლდენა არ ჩერდება ან თავი დაარტყით',
  anticoagulant_off_target: 'სისხლის გამათხელებლის (ვარფარინის) მიღებისას INR თქვენს სამიზნეს სცდება',

  pressure_high_unwell: `წნევა ${pressureForToday} ან მეტია და თან ახლავს გულმკერდის ტკივილი, ქოშინი, თავის ძლიერი ტკივილი, მხედველობის ან მეტყველების დარღვევა, დაბნეულობა ან კრუნჩხვა`,
  pressure_low_unwell:
    'წნევა დაბალია და თან ახლავს ფერმკრთალობა, ცივი ოფლი, დაბნეულობა, გულის წასვლა ან ძლიერი სისხლდენა',
  pressure_pregnancy_high: `ორსულს წნევა ${writePressure(pressureLimits.pregnancySevere)} ან მეტი აქვს`,
  pressure_pregnancy: `ორსულს წნევა ${writePressure(pressureLimits.pregnancy)} ან მეტი აქვს`,
  pressure_high: `ჩივილები არ გაქვთ, მაგრამ ხუთწუთიანი დასვენების შემდეგაც წნევა ${pressureForToday} ან მეტია`,
  vaccine_allergy:
    'აცრიდან რამდენიმე წუთში ან პირველ საათებში გაძნელებული სუნთქვა, სახის, ტუჩების ან ენის შეშუპება, გამონაყარი ტანზე ან უეცარი მოდუნება',

  thinness_faint: 'ინდექსი 16-ზე ნაკლებია და თან გულის წასვლა, გულის ფრიალი ან ძლიერი სისუსტე ახლავს',
};

const doing: Readonly<Record<SignAction, string>> = {
  call_112: 'დარეკეთ 112-ზე',
  hospital_now: 'დაუყოვნებლივ მიდით კლინიკაში',
  doctor_today: 'დღესვე დაუკავშირდით ექიმს',
};

const doingAt = (sign: SignId): string =>
  maternitySigns.includes(sign) ? 'დაუყოვნებლივ მიდით სამშობიაროში ან დარეკეთ იქ' : doing[signActions[sign]];

/** A sign with its action: „ნაყოფი აღარ მოძრაობს – დარეკეთ 112-ზე.“ */
export const saySign = (sign: SignId): string => `${signTexts[sign]} – ${doingAt(sign)}.`;

/** The title of the list of `hospital_now`, by the kind of hospital that the page's signs require. */
export const titleOfHospital = (signs: readonly SignId[]): string =>
  signsAsking('hospital_now', signs).every((sign) => maternitySigns.includes(sign))
    ? 'როდის წავიდეთ სამშობიაროში დაუყოვნებლივ'
    : 'როდის წავიდეთ კლინიკაში დაუყოვნებლივ';

/** The signs that require this action, as items of a list with a common title. */
export const listSigns = (action: SignAction, signs: readonly SignId[]): readonly string[] =>
  signsAsking(action, signs).map((sign) => `${signTexts[sign]}.`);

/** The signs that require this action, each with the action. */
export const saySigns = (action: SignAction, signs: readonly SignId[]): readonly string[] =>
  signsAsking(action, signs).map(saySign);
