import type { ArticleCard } from '#shared/collections/article-card.ts';

/** An article for examples and tests. */
export const sampleArticle: ArticleCard = {
  id: 101,
  alias: 'maghali-tsneva',
  category: { id: 1, alias: 'guli', title: 'გული და სისხლძარღვები' },
  image: null,
  introtext: 'სწორი გაზომვის ექვსი წესი და რიცხვები, რომელთა შემდეგაც ექიმს უნდა დაუკავშირდეთ.',
  title: 'მაღალი წნევა წლობით ჩუმად მოქმედებს: როგორ გავზომოთ სახლში',
  url: '/guli/101-maghali-tsneva.html',
  has_video: false,
};
