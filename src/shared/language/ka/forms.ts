/** What is wrong with a field of a form, by code: the words the server answers and the browser shows. */
export const formMessages = {
  required: 'ველის შევსება სავალდებულოა !',
  invalid: 'მნიშვნელობა არასწორია',
  email: 'ელფოსტის ფორმატი არასწორია',
  mismatch: 'პაროლი არ ემთხვევა',
  too_long: 'ტექსტი ზედმეტად გრძელია',
  too_short: 'პაროლში მინიმუმ 8 სიმბოლო უნდა იყოს',
  password_too_long: 'პაროლში მაქსიმუმ 128 სიმბოლო შეიძლება იყოს',
  common_password: 'ეს პაროლი ძალიან გავრცელებულია. აირჩიეთ სხვა',
  wrong_password: 'პაროლი არასწორია',
  date: 'მიუთითეთ თარიღი სწორად',
  future: 'თარიღი მომავალში არ შეიძლება იყოს',
  too_early: 'თარიღი 1900 წლის 1 იანვრამდე არ შეიძლება იყოს',
  phone: 'ტელეფონის ნომერში მაქსიმუმ 12 ციფრი შეიძლება იყოს',
  title_too_short: 'მინიმუმ 5 სიმბოლო უნდა იყოს',
  body_too_short: 'აღწერეთ უფრო დაწვრილებით: მინიმუმ 20 სიმბოლო უნდა იყოს',
  unknown_category: 'ასეთი კატეგორია არ არსებობს',
  unknown_consultant: 'ასეთი კონსულტანტი არ არსებობს',
  consultant_unavailable: 'ეს კონსულტანტი ახლა კითხვებს არ იღებს. აირჩიეთ სხვა',
  unknown_service: 'ასეთი სერვისი არ არსებობს',
  amount: 'მიუთითეთ თანხა 1-დან 5000 ლარამდე, მაგალითად 25,50',
  bad_code: 'კოდი არასწორია ან უკვე გამოყენებულია',
} as const;

export type FieldCode = keyof typeof formMessages;
