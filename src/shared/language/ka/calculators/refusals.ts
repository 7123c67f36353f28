/** Messages under a refused input: what is wrong, and what to do. */
export const refusals = {
  number: (example: string) => `ჩაწერეთ რიცხვი, მაგალითად: ${example}.`,
  notANumber: (example: string) => `აქ მხოლოდ რიცხვი ჩაწერეთ, მაგალითად: ${example}.`,
  comparison: 'ჩაწერეთ მხოლოდ რიცხვი, „<“ ან „>“ ნიშნის გარეშე.',
  whole: (example: string) => `აქ მთელი რიცხვია საჭირო, მაგალითად: ${example}.`,
  range: (min: string, max: string, unit: string) => `ჩაწერეთ რიცხვი ${min}-დან ${max}-მდე${unit}.`,
  meant: (amount: string) => `${amount} ხომ არ გულისხმობდით?`,
  take: (amount: string) => `დიახ, ${amount}`,
  day: 'აირჩიეთ დღე, თვე და წელი.',
  noSuchDay: 'ასეთი თარიღი კალენდარში არ არის. აირჩიეთ სხვა.',
  choice: 'აირჩიეთ ერთ-ერთი.',
  words: 'ჩაწერეთ დასახელება და აირჩიეთ სიიდან.',
} as const;
