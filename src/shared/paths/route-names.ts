/** Route names that share their blocks (SPEC.md section 2). */
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
  ['diary', 'diaries'],
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

/** Every route name whose blocks apply to `name`, including itself. */
export function pageGroupOf(name: string): readonly string[] {
  return groups.find((group) => group.includes(name)) ?? [name];
}

/** Every name that blocks can be assigned to: SPEC.md section 2, CONTRACT.md section 8. */
export const pageNames: ReadonlySet<string> = new Set([
  ...groups.flat(),
  ...[
    'home',
    'category',
    'terms',
    'partners',
    'editorial',
    'privacy',
    'saleterms',
    'cookies',
    'accessibility',
    'staticpage',
    'search',
    'encyclopedia',
    'term',
    'specialproject',
    'consultantpage',
    'prices',
  ],
  ...['signin', 'signup', 'recover', 'reset', 'notfound'],
]);
