import { calculationPath, paths, questionPath, specialProjectPath } from '#shared/paths/paths.ts';
import { compilePattern, type RouteMatch, type RoutePattern } from './route-pattern.ts';

export interface ScreenRoute extends RoutePattern {
  /** Its own among all routes; the name unless several screens share that. */
  readonly id: string;
  /** SPEC.md's route name, or CONTRACT.md section 8's where it gives none. */
  readonly name: string;
  /** The screen's file under `screens/`, without its ending. */
  readonly screen: string;
  readonly frame: 'two-columns' | 'one-column';
  readonly access: 'public' | 'user' | 'guest';
  /** How long a shared cache may keep the page. */
  readonly cacheSeconds: number;
  /** Query names that change the page; all others are ignored. */
  readonly query: readonly string[];
}

type Extras = Partial<Pick<ScreenRoute, 'id' | 'frame' | 'access' | 'cacheSeconds' | 'query'>>;

const route = (name: string, pattern: string, screen: string, extras: Extras = {}): ScreenRoute => ({
  id: name,
  name,
  screen,
  frame: 'two-columns',
  access: 'public',
  cacheSeconds: 60,
  query: [],
  ...compilePattern(pattern),
  ...extras,
});

/** SPEC.md section 2: every calculator has an address of its own and is called `calculation`. */
const calculator = (alias: string, screen: string): ScreenRoute =>
  route('calculation', calculationPath(alias), `calculation/${screen}`, { id: alias, cacheSeconds: 600 });

const shown: readonly ScreenRoute[] = import.meta.env.DEV
  ? [route('gallery', '/gallery', 'gallery/Gallery', { frame: 'one-column', cacheSeconds: 0 })]
  : [];

/** Screens of signing in; a signed-in user is sent home from them. Nothing keeps them. */
const guestRoute = (name: 'signin' | 'signup' | 'recover' | 'reset', screen: string): ScreenRoute =>
  route(name, paths[name], screen, { frame: 'one-column', access: 'guest', cacheSeconds: 0 });

/** Where an address names a record. */
const record = { id: '{id}', alias: '{alias}' };

/** Screens of the signed-in area; a guest is sent to sign-in from them. Nothing keeps them. */
const userRoute = (
  name: string,
  pattern: string,
  screen: string,
  query: readonly string[] = [],
): ScreenRoute =>
  route(name, pattern, screen, { frame: 'one-column', access: 'user', cacheSeconds: 0, query });

/** Every screen, one line each. The first that matches wins, so the widest pattern stands last. */
export const routes: readonly ScreenRoute[] = [
  route('home', paths.home, 'home/Home'),
  route('about', paths.about, 'staticpage/StaticPage', { cacheSeconds: 600 }),
  route('contact', paths.contact, 'staticpage/StaticPage', { cacheSeconds: 600 }),
  route('faq', paths.faq, 'faq/Faq', { cacheSeconds: 600 }),
  route('terms', paths.terms, 'staticpage/StaticPage', { cacheSeconds: 600 }),
  route('category', '/category/{id}-{alias}.html', 'category/Category', { query: ['page'] }),
  route('clinics', paths.clinics, 'clinics/Clinics', { query: ['city', 'branch', 'q', 'sort', 'page'] }),
  route('clinic', '/clinic/{id}-{alias}.html', 'clinic/Clinic', { frame: 'one-column' }),
  route('doctors', paths.doctors, 'doctors/Doctors', {
    query: ['category', 'city', 'language', 'q', 'sort', 'page'],
  }),
  route('doctor', '/doctor/{id}-{alias}.html', 'doctor/Doctor', { frame: 'one-column' }),
  route('journals', paths.journals, 'journals/Journals', { query: ['page'] }),
  route('journal', '/journal/{id}-{alias}.html', 'journal/Journal'),
  route('authors', paths.authors, 'authors/Authors', { query: ['page'] }),
  route('author', '/author/{id}-{alias}.html', 'author/Author', { query: ['page'] }),
  route('consultants', paths.consultants, 'consultants/Consultants', { query: ['category', 'page'] }),
  route('consultant', '/consultant/{id}-{alias}.html', 'consultant/Consultant', { query: ['page'] }),
  route('questions', paths.questions, 'questions/Questions', { query: ['category', 'tag', 'sort', 'page'] }),
  route('question', questionPath('{slug}'), 'question/Question'),
  route('specialproject', specialProjectPath(record), 'specialproject/SpecialProject', {
    frame: 'one-column',
  }),
  route('consultantpage', paths.consultantpage, 'consultantpage/ConsultantPage', { cacheSeconds: 600 }),
  route('encyclopedia', paths.encyclopedia, 'encyclopedia/Encyclopedia', {
    query: ['letter', 'section', 'q', 'page'],
  }),
  route('term', '/enciklopedia/{id}-{alias}.html', 'term/Term'),
  route('tags', paths.tags, 'tags/Tags', { query: ['tag', 'page'] }),
  route('search', paths.search, 'search/Search', { query: ['q', 'type', 'page'], cacheSeconds: 0 }),
  guestRoute('signin', 'signin/SignIn'),
  guestRoute('signup', 'signup/SignUp'),
  guestRoute('recover', 'recover/Recover'),
  guestRoute('reset', 'reset/Reset'),
  userRoute('profile', paths.profile, 'profile/Profile'),
  userRoute('ask', paths.ask, 'ask/Ask', ['category', 'consultant']),
  userRoute('askform', paths.askform, 'askform/AskForm', ['category', 'consultant', 'service', 'question']),
  userRoute('transactions', paths.transactions, 'transactions/Transactions'),
  userRoute('fillbalance', paths.fillbalance, 'fillbalance/FillBalance'),
  userRoute('package', '/authentication/package/{id}/', 'package/Package'),
  userRoute('payment', paths.payment, 'payment/Payment', ['order']),
  userRoute('userquestions', paths.userquestions, 'userquestions/UserQuestions', ['question']),
  userRoute('pinnedquestions', paths.pinnedquestions, 'pinnedquestions/PinnedQuestions'),
  route('calculations', paths.calculations, 'calculations/Calculations', { cacheSeconds: 600 }),
  calculator('masis-indeqsis-gansazghvra', 'BodyMassIndex'),
  calculator('orsulobis-vada', 'Pregnancy'),
  calculator('bavshvis-tsona-da-simaghle', 'Growth'),
  calculator('shaqari-siskhlshi', 'BloodSugar'),
  calculator('siskhlis-analizi', 'BloodTest'),
  calculator('kaloriebis-dghiuri-norma-qalebisa-da-mamakacebisathvis', 'DailyEnergy'),
  calculator('kaloriebis-mthvleli', 'CalorieCounter'),
  calculator('ovulaciis-kalendari', 'Ovulation'),
  calculator('nayofis-ganvithareba', 'Fetus'),
  calculator('tslamde-bavshvis-ganvithareba', 'FirstYear'),
  ...shown,
  route('article', '/{cat}/{subcat?}/{id}-{alias}.html', 'article/Article', { query: ['catid'] }),
];

export interface FoundRoute extends RouteMatch {
  readonly route: ScreenRoute;
}

/** The screen that answers a path, with the id and the parts the path names. */
export function findRoute(path: string): FoundRoute | undefined {
  for (const candidate of routes) {
    const match = candidate.match(path);
    if (match) return { route: candidate, ...match };
  }
  return undefined;
}
