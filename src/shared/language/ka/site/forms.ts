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
  title_too_short: 'მინიმუმ 5 სიმბოლო უნდა იყოს',
  body_too_short: 'აღწერეთ უფრო დაწვრილებით: მინიმუმ 20 სიმბოლო უნდა იყოს',
  comment_too_short: 'მინიმუმ 2 სიმბოლო უნდა იყოს',
  unknown_comment: 'კომენტარი, რომელსაც პასუხობთ, აღარ ჩანს',
  unknown_category: 'ასეთი თემა არ არსებობს',
  unknown_consultant: 'ასეთი კონსულტანტი არ არსებობს',
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
