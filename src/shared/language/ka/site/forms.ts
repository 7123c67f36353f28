/** Messages about form fields by code, for server and browser. */
export const formMessages = {
  required: 'ველის შევსება სავალდებულოა !',
  invalid: 'მნიშვნელობა არასწორია',
  email: 'ელფოსტის ფორმატი არასწორია',
  mismatch: 'პაროლი არ ემთხვევა',
  too_long: 'ტექსტი ზედმეტად გრძელია',
  too_short: 'პაროლში მინიმუმ 8 სიმბოლო უნდა იყოს',
  password_too_long: 'პაროლში მაქსიმუმ 128 სიმბოლო შეიძლება იყოს',
  common_password: 'ეს პაროლი ძალიან გავრცელებულია ან თქვენი სახელით ადვილი გამოსაცნობია. აირჩიეთ სხვა',
  wrong_password: 'პაროლი არასწორია',
  date: 'მიუთითეთ თარიღი სწორად',
  future: 'თარიღი მომავალში არ შეიძლება იყოს',
  too_early: 'თარიღი 1900 წლის 1 იანვრამდე არ შეიძლება იყოს',
  phone: 'ტელეფონის ნომერში მაქსიმუმ 12 ციფრი შეიძლება იყოს',
  bad_phone: 'ტელეფონის ნომერში 9 ციფრი უნდა იყოს',
  title_too_short: 'მინიმუმ 5 სიმბოლო უნდა იყოს',
  body_too_short: 'აღწერეთ უფრო დაწვრილებით: მინიმუმ 20 სიმბოლო უნდა იყოს',
  comment_too_short: 'მინიმუმ 2 სიმბოლო უნდა იყოს',
  unknown_comment: 'კომენტარი, რომელსაც პასუხობთ, აღარ ჩანს',
  unknown_category: 'ასეთი თემა არ არსებობს',
  unknown_consultant: 'ასეთი კონსულტანტი არ არსებობს',
  unknown_author: 'ასეთი ავტორი არ არსებობს',
  consultant_unavailable: 'ეს კონსულტანტი ახლა კითხვებს არ იღებს. აირჩიეთ სხვა',
  unknown_service: 'ასეთი სერვისი არ არსებობს',
  amount: 'მიუთითეთ თანხა 1-დან 5000 ლარამდე, მაგალითად: 25,50',
  money: 'მიუთითეთ თანხა ლარებში, მაგალითად: 25.50',
  unknown_account: 'ასეთი ანგარიში არ არსებობს',
  bad_code: 'კოდი არასწორია ან უკვე გამოყენებულია',
} as const;

export type FieldCode = keyof typeof formMessages;

/** Names of the three parts of a date. */
export const datePartNames = { day: 'დღე', month: 'თვე', year: 'წელი' } as const;

/** What to do about an empty required field, by the field's name. */
export const requiredAdvice = {
  first_name: 'ჩაწერეთ სახელი.',
  last_name: 'ჩაწერეთ გვარი.',
  gender: 'აირჩიეთ სქესი.',
  birthday: 'აირჩიეთ დღე, თვე და წელი.',
  email: 'ჩაწერეთ ელფოსტა, მაგალითად: nino@example.ge.',
  password: 'ჩაწერეთ პაროლი.',
  new_password: 'ჩაწერეთ ახალი პაროლი.',
  password_confirm: 'ჩაწერეთ იგივე პაროლი კიდევ ერთხელ.',
  code: 'ჩაწერეთ ერთჯერადი კოდი.',
  phone: 'ჩაწერეთ ნომერი, მაგალითად: 555 12 34 56.',
  name: 'ჩაწერეთ სახელი ან დასახელება.',
  profession: 'აირჩიეთ სიიდან.',
  clinics: 'აირჩიეთ სიიდან.',
  branches: 'აირჩიეთ სიიდან.',
  title: 'ჩაწერეთ მოკლედ, რა გაინტერესებთ.',
  body: 'ჩაწერეთ ტექსტი.',
  category: 'აირჩიეთ თემა.',
  consultant: 'აირჩიეთ კონსულტანტი.',
  service: 'აირჩიეთ სერვისი.',
  value: 'ჩაწერეთ თანხა, მაგალითად: 25,50.',
} as const;

/** What to do about an error whose message says only what is wrong. */
export const fieldAdvice = {
  invalid: 'შეამოწმეთ და ხელახლა ჩაწერეთ.',
  email: 'ჩაწერეთ ასე: nino@example.ge.',
  mismatch: 'ჩაწერეთ ორივე ველში ერთი და იგივე პაროლი.',
  too_long: 'შეამოკლეთ.',
  wrong_password: 'ჩაწერეთ ხელახლა.',
  future: 'აირჩიეთ გასული დღე.',
  too_early: 'შეამოწმეთ წელი.',
  phone: 'ჩაწერეთ ნომერი +995-ის გარეშე.',
  bad_phone: 'ჩაწერეთ ასე: 555 12 34 56.',
  bad_code: 'ჩაწერეთ ახალი კოდი.',
  unknown_category: 'აირჩიეთ სხვა.',
  unknown_consultant: 'აირჩიეთ სხვა.',
  unknown_author: 'აირჩიეთ სხვა.',
  unknown_service: 'აირჩიეთ სხვა.',
} as const satisfies Partial<Record<FieldCode, string>>;

/** The head of the list of what is to be corrected. */
export const errorSummary = {
  title: (count: number) => (count === 1 ? 'ერთი ველი შესასწორებელია:' : `შესასწორებელია ${count} ველი:`),
} as const;
