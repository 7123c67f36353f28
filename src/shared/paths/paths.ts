/** Addresses of pages with a record behind them (SPEC.md section 2). One function per route, used by server and browser. */
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
export const tagPath = (alias: string): string => `/tegebi.html?tag=${encodeURIComponent(alias)}`;

/** Addresses that carry what is asked for. Absent parts are left out. */
const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
};
type Asked<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;
export const encyclopediaPath = (filter: Asked<'letter' | 'section' | 'q'>): string =>
  withQuery(paths.encyclopedia, filter);
export const searchPath = (question: Asked<'q' | 'type'>): string => withQuery(paths.search, question);

/** Addresses without a record. */
export const paths = {
  home: '/',
  about: '/chvens-shesakheb.html',
  contact: '/kontaqti.html',
  faq: '/khshirad-dasmuli-kithkhvebi.html',
  terms: '/masalis-gamoyenebis-pirobebi.html',
  search: '/search',
  clinics: '/clinics.html',
  doctors: '/doctors.html',
  journals: '/journals.html',
  questions: '/kithkhva-pasukhi.html',
  encyclopedia: '/enciklopedia.html',
  calculations: '/gamomthvlelebi.html',
  authors: '/authors.html',
  consultants: '/consultants.html',
  consultantpage: '/konsultantis-gverdi.html',
  tags: '/tegebi.html',
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

/** Where a package of questions is bought. */
export const packagePath = (id: number): string => `/authentication/package/${id}/`;

/** Where a payer learns how a payment at a bank went; without an order, the newest. */
export const paymentPath = (order?: string): string =>
  order === undefined ? paths.payment : `${paths.payment}?order=${order}`;
