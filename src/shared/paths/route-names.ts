/** SPEC.md section 2: block placement treats these route names as one page. */
const groups: readonly (readonly string[])[] = [
  ['article', 'about', 'contact', 'faq'],
  ['clinic', 'clinics'],
  ['doctor', 'doctors'],
  ['journal', 'journals'],
  ['author', 'authors'],
  ['consultant', 'consultants'],
  ['tag', 'tags'],
  ['question', 'questions'],
  ['calculation', 'calculations'],
  [
    'user',
    'profile',
    'ask',
    'askform',
    'transactions',
    'fillbalance',
    'payment',
    'package',
    'userquestions',
    'pinnedquestions',
  ],
];

/** Every route name that blocks for `name` may be filed under, `name` itself included. */
export function pageGroupOf(name: string): readonly string[] {
  return groups.find((group) => group.includes(name)) ?? [name];
}

/** Every name of a page that blocks may be filed under: SPEC.md section 2, CONTRACT.md section 8. */
export const pageNames: ReadonlySet<string> = new Set([
  ...groups.flat(),
  ...['home', 'category', 'terms', 'search', 'encyclopedia', 'term', 'specialproject', 'consultantpage'],
  ...['signin', 'signup', 'recover', 'reset', 'notfound'],
]);
