/** Blocks of recommended doctors and clinics. */
export const recommended = {
  title: { doctors: 'რეკომენდებული ექიმები', clinics: 'რეკომენდებული კლინიკები' },
  become: { doctors: 'გახდით რეკომენდებული ექიმი', clinics: 'გახდით რეკომენდებული კლინიკა' },
  partners: 'ექიმებისა და კლინიკებისთვის: როგორ მოხვდეთ რეკომენდებულთა სიაში',
} as const;
