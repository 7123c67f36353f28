/** Articles and terms that a reader keeps, beside pinned questions. */
export const savedMessages = {
  notFound: 'ასეთი გვერდი ვერ მოიძებნა.',
  tooMany: 'შენახულების სია სავსეა. ახალი რომ დაამატოთ, რომელიმე ძველი ამოშალეთ.',
} as const;

/** The heart alone: every article has it. */
export const saveButton = { add: 'შენახვა' } as const;

export const saved = {
  label: 'შენახული',
  articles: 'სტატიები',
  terms: 'ტერმინები',
  questions: 'კითხვები',
  added: 'შენახულია. ნახავთ „ჩემს გვერდზე“.',
  addedHere: 'შენახულია ამ ბრაუზერში. შესვლის შემდეგ „ჩემს გვერდზე“ გადავა.',
  removed: 'შენახულებიდან ამოიშალა.',
  empty: 'სტატიები და ტერმინები, რომლებსაც შეინახავთ, აქ გამოჩნდება.',
} as const;
