/** Addresses of pages with a record (SPEC.md section 2), one function per route, for server and browser. */
type Named = { id: string | number; alias: string };

export const articlePath = (article: Named & { categoryPath: string }): string =>
  `/${article.categoryPath}/${article.id}-${article.alias}.html`;
export const categoryPath = ({ id, alias }: Named): string => `/category/${id}-${alias}.html`;
export const authorPath = ({ id, alias }: Named): string => `/author/${id}-${alias}.html`;
export const termPath = ({ id, alias }: Named): string => `/enciklopedia/${id}-${alias}.html`;
export const clinicPath = ({ id, alias }: Named): string => `/clinic/${id}-${alias}.html`;
export const doctorPath = ({ id, alias }: Named): string => `/doctor/${id}-${alias}.html`;
export const journalPath = ({ id, alias }: Named): string => `/journal/${id}-${alias}.html`;
export const consultantPath = ({ id, alias }: Named): string => `/consultant/${id}-${alias}.html`;
export const questionPath = (slug: string): string => `/kithkhva-pasukhi/${slug}.html`;
export const specialProjectPath = ({ id, alias }: Named): string => `/daavadeban/${id}-${alias}.html`;
export const calculationPath = (alias: string): string => `/${alias}.html`;
/** Aliases of the diaries' pages by kind. */
const diaryAliases = {
  pressure: 'tsneva',
  sugar: 'shaqari',
  growth: 'zrda',
  pregnancy: 'orsuloba',
  vaccination: 'acrebi',
} as const;
export const diaryPath = (kind: keyof typeof diaryAliases): string => `/dghiurebi/${diaryAliases[kind]}.html`;
export const tagPath = (alias: string): string => `/tegebi.html?tag=${encodeURIComponent(alias)}`;

/** The page of a campaign for its advertiser. */
export const campaignPath = (secret: string): string => `/campaign/${secret}/`;
export const campaignFilePath = (secret: string, format: 'pdf' | 'csv'): string =>
  `${campaignPath(secret)}report.${format}`;

/** Adds query parameters; absent ones are left out. */
const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
};
type LinkParameters<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;
export const encyclopediaPath = (filter: LinkParameters<'letter' | 'section' | 'q'>): string =>
  withQuery(paths.encyclopedia, filter);
export const searchPath = (
  question: LinkParameters<'q' | 'type' | 'exact' | 'category' | 'year' | 'city' | 'profession'>,
): string => withQuery(paths.search, question);

/** Addresses without a record. */
export const paths = {
  home: '/',
  officeQuestions: '/office/questions/',
  about: '/chvens-shesakheb.html',
  contact: '/kontaqti.html',
  faq: '/khshirad-dasmuli-kithkhvebi.html',
  terms: '/masalis-gamoyenebis-pirobebi.html',
  partners: '/partniorebisthvis.html',
  editorial: '/saredaqcio-politika.html',
  privacy: '/konfidencialuroba.html',
  saleterms: '/gayidvis-pirobebi.html',
  cookies: '/quqi-failebi.html',
  accessibility: '/khelmisatsvdomoba.html',
  search: '/search',
  clinics: '/clinics.html',
  doctors: '/doctors.html',
  journals: '/journals.html',
  questions: '/kithkhva-pasukhi.html',
  encyclopedia: '/enciklopedia.html',
  calculations: '/gamomthvlelebi.html',
  diaries: '/dghiurebi.html',
  authors: '/authors.html',
  consultants: '/consultants.html',
  consultantpage: '/konsultantis-gverdi.html',
  tags: '/tegebi.html',
  prices: '/fasebi.html',
  signin: '/authentication/signin/',
  signup: '/authentication/signup/',
  recover: '/authentication/recover/',
  reset: '/authentication/reset/',
  profile: '/authentication/profile/',
  ask: '/authentication/ask/',
  askform: '/authentication/askform/',
  transactions: '/authentication/transactions/',
  fillbalance: '/authentication/fillbalance/',
  payment: '/authentication/payment/',
  userquestions: '/authentication/userquestions/',
  pinnedquestions: '/authentication/pinnedquestions/',
} as const;

/** The public page where a question is asked, with what is chosen already. */
export const askPath = (chosen: LinkParameters<'category' | 'consultant' | 'service'> = {}): string =>
  withQuery(paths.consultantpage, chosen);

/** The sign-in page that leads on to `next`, a path of this site with its query (CONTRACT.md section 5). */
export const signInPath = (next?: string): string => withQuery(paths.signin, { next });

/** The sign-up page that leads on to `next`. */
export const signUpPath = (next?: string): string => withQuery(paths.signup, { next });

/** The page that mails a link for a new password; its way back leads on to `next`. */
export const recoverPath = (next?: string): string => withQuery(paths.recover, { next });

/** Returns the page of this site that `next` names in a query string; undefined for an address of any other site. */
export function nextPageIn(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next') ?? '';
  // Browsers take a backslash for a slash, and leave out tabs and dots, so „/\\evil.example“ and „/.//evil.example“ would become
  // another site's address.
  return /^(?![^?#]*\/\/)\/[^\\\s\p{Cc}]{0,1999}$/u.test(next) ? next : undefined;
}

/** The page to buy a package of questions. */
export const packagePath = (id: number): string => `/authentication/package/${id}/`;

/** The page with a bank payment's state; without an order, the newest. */
export const paymentPath = (order?: string): string =>
  order === undefined ? paths.payment : `${paths.payment}?order=${order}`;
