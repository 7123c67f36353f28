/** What lists of records are called; a single record goes by the label of its collection. */
const listNames: Readonly<Record<string, string>> = {
  advertisement: 'რეკლამები',
  article: 'სტატიები',
  articleblock: 'სტატიების ბლოკები',
  author: 'ავტორები',
  calculation: 'კალკულატორები',
  category: 'თემები',
  clinic: 'კლინიკები',
  collector: 'პარტნიორები',
  comment: 'კომენტარები',
  consultant: 'კონსულტანტები',
  doctor: 'ექიმები',
  encyclopedia_section: 'ენციკლოპედიის განყოფილებები',
  journal: 'ჟურნალები',
  medicine_branch: 'სამედიცინო მიმართულებები',
  profession: 'სპეციალობები',
  question: 'კითხვები',
  questionblock: 'დაზუსტებები',
  rssblock: 'სპონსორების ბლოკები',
  special_project: 'სპეციალური პროექტები',
  staticpage: 'სტატიკური გვერდები',
  tag: 'ტეგები',
  term: 'ტერმინები',
};

/** The name of a collection's list: „სტატიები“ where one record is „სტატია“. */
export const nameOfList = ({ name, label }: { readonly name: string; readonly label: string }): string =>
  listNames[name] ?? label;
