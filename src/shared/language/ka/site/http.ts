import type { ProblemKind } from '#shared/contracts/problem.ts';

/** Messages of refused calls. */
export const httpMessages = {
  internal: 'მოხდა შეცდომა. სცადეთ ცოტა ხანში.',
  unavailable: 'პორტალი დროებით მიუწვდომელია. სცადეთ ცოტა ხანში.',
  badInput: 'მოთხოვნა არასწორია.',
  notFound: 'ასეთი მისამართი არ არსებობს.',
  csrf: 'უსაფრთხოების შემოწმება ვერ შესრულდა. განაახლეთ გვერდი და სცადეთ ხელახლა.',
  refused: {
    bad_input: 'მოთხოვნა არასწორია.',
    not_found: 'ასეთი მისამართი არ არსებობს.',
    method_not_allowed: 'ეს მეთოდი აქ არ მუშაობს.',
    too_large: 'მოთხოვნა ზედმეტად დიდია.',
    unsupported_media_type: 'მონაცემების ეს ფორმატი აქ არ მიიღება.',
    too_many: 'ძალიან ბევრი მოთხოვნა. სცადეთ ცოტა ხანში.',
    unavailable: 'პორტალი დროებით მიუწვდომელია. სცადეთ ცოტა ხანში.',
  } satisfies Partial<Record<ProblemKind, string>>,
} as const;
