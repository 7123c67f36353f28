/** What the calls about questions answer. */
export const questionMessages = {
  notFound: 'ასეთი კითხვა ვერ მოიძებნა.',
  notConsultant: 'ეს გვერდი მხოლოდ კონსულტანტებისთვისაა.',
  notEditor: 'ეს მხოლოდ რედაქტორებისთვისაა.',
  forAnother: 'ეს კითხვა სხვა კონსულტანტს დაუსვეს.',
  held: 'ამ კითხვაზე უკვე სხვა კონსულტანტი მუშაობს.',
  notHeld: 'ეს კითხვა თქვენ არ გაქვთ აღებული.',
  notNow: 'ამ მდგომარეობაში ამის გაკეთება აღარ შეიძლება. განაახლეთ გვერდი.',
  nothingToAnswer: 'ამ კითხვაზე უკვე უპასუხეთ. ახალი პასუხი მხოლოდ დაზუსტებაზე შეიძლება.',
  followupsOver: 'დასაზუსტებელი კითხვის დასმა პასუხიდან 7 დღის განმავლობაში შეიძლება.',
  tooManyFollowups: 'დასაზუსტებელი კითხვების რაოდენობა ამოიწურა.',
  notReleasable: 'კითხვის გამოქვეყნება არ შეიძლება: საჭიროა პასუხი და ავტორის თანხმობა.',
} as const;

/** How those who speak in a discussion are called. */
export const askerTitle = 'კითხვის ავტორი';
