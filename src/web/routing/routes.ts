import type { DiaryKind } from '#shared/medicine/diaries/diary.ts';
import { calculationPath, diaryPath, paths, questionPath, specialProjectPath } from '#shared/paths/paths.ts';
import { compilePattern, type RouteMatch, type RoutePattern } from './route-pattern.ts';

export interface ScreenRoute extends RoutePattern {
  /** Unique id; equals the name unless several screens share the name. */
  readonly id: string;
  /** The route name of SPEC.md, or of CONTRACT.md section 8. */
  readonly name: string;
  /** The screen's file under `src/web/`, without extension. */
  readonly screen: string;
  readonly layout: 'two-columns' | 'one-column';
  readonly access: 'public' | 'user' | 'guest';
  /** How long a shared cache may store the page. */
  readonly cacheSeconds: number;
  /** Query parameters that change the page; all others are ignored. */
  readonly query: readonly string[];
}

type Extras = Partial<Pick<ScreenRoute, 'id' | 'layout' | 'access' | 'cacheSeconds' | 'query'>>;

const route = (name: string, pattern: string, screen: string, extras: Extras = {}): ScreenRoute => ({
  id: name,
  name,
  screen: `screens/${screen}`,
  layout: 'two-columns',
  access: 'public',
  cacheSeconds: 60,
  query: [],
  ...compilePattern(pattern),
  ...extras,
});

/** The route of a calculator. All of them share the name `calculation` (SPEC.md section 2). */
const calculator = (alias: string, screen: string): ScreenRoute => ({
  ...route('calculation', calculationPath(alias), screen, { id: alias, cacheSeconds: 600 }),
  screen: `calculators/screens/${screen}`,
});

/** The page of a diary. All of them share the name `diary`, so that nobody who counts visits is told which one is read. */
const diary = (kind: DiaryKind, screen: string): ScreenRoute => ({
  ...route('diary', diaryPath(kind), screen, {
    id: `diary-${kind}`,
    layout: 'one-column',
    cacheSeconds: 600,
  }),
  screen: `diaries/screens/${screen}`,
});

const developmentRoutes: readonly ScreenRoute[] = import.meta.env.DEV
  ? [route('gallery', '/gallery', 'gallery/Gallery', { layout: 'one-column', cacheSeconds: 0 })]
  : [];

/** A sign-in screen, which redirects signed-in users home. It is never cached. */
const guestRoute = (
  name: 'signin' | 'signup' | 'recover' | 'reset',
  screen: string,
  query: readonly string[] = [],
): ScreenRoute =>
  route(name, paths[name], screen, { layout: 'one-column', access: 'guest', cacheSeconds: 0, query });

/** The record's part of an address pattern. */
const record = { id: '{id}', alias: '{alias}' };

/** A screen of the signed-in area, which redirects guests to sign-in. It is never cached. */
const userRoute = (
  name: string,
  pattern: string,
  screen: string,
  query: readonly string[] = [],
): ScreenRoute =>
  route(name, pattern, screen, { layout: 'one-column', access: 'user', cacheSeconds: 0, query });

/** All screens. The first match wins, so the most general pattern is the last one. */
export const routes: readonly ScreenRoute[] = [
  route('home', paths.home, 'home/Home'),
  route('about', paths.about, 'staticpage/StaticPage', { cacheSeconds: 600 }),
  route('contact', paths.contact, 'staticpage/StaticPage', { cacheSeconds: 600 }),
  route('faq', paths.faq, 'faq/Faq', { cacheSeconds: 600 }),
  ...(['terms', 'partners', 'editorial', 'privacy', 'saleterms', 'cookies', 'accessibility'] as const).map(
    (name) => route(name, paths[name], 'staticpage/StaticPage', { cacheSeconds: 600 }),
  ),
  route('category', '/category/{id}-{alias}.html', 'category/Category', { query: ['page'] }),
  route('clinics', paths.clinics, 'clinics/Clinics', { query: ['city', 'branch', 'q', 'sort', 'page'] }),
  route('clinic', '/clinic/{id}-{alias}.html', 'clinic/Clinic', { layout: 'one-column' }),
  route('doctors', paths.doctors, 'doctors/Doctors', {
    query: ['category', 'city', 'language', 'q', 'sort', 'page'],
  }),
  route('doctor', '/doctor/{id}-{alias}.html', 'doctor/Doctor', { layout: 'one-column' }),
  route('journals', paths.journals, 'journals/Journals', { query: ['page'] }),
  route('journal', '/journal/{id}-{alias}.html', 'journal/Journal'),
  route('authors', paths.authors, 'authors/Authors', { query: ['page'] }),
  route('author', '/author/{id}-{alias}.html', 'author/Author', { query: ['page'] }),
  route('consultants', paths.consultants, 'consultants/Consultants', { query: ['category', 'page'] }),
  route('consultant', '/consultant/{id}-{alias}.html', 'consultant/Consultant', { query: ['page'] }),
  route('questions', paths.questions, 'questions/Questions', { query: ['category', 'tag', 'sort', 'page'] }),
  route('question', questionPath('{slug}'), 'question/Question'),
  route('specialproject', specialProjectPath(record), 'specialproject/SpecialProject', {
    layout: 'one-column',
  }),
  route('consultantpage', paths.consultantpage, 'consultantpage/ConsultantPage', {
    query: ['category', 'consultant', 'service'],
    cacheSeconds: 600,
  }),
  route('prices', paths.prices, 'prices/Prices', { cacheSeconds: 600 }),
  route('encyclopedia', paths.encyclopedia, 'encyclopedia/Encyclopedia', {
    query: ['letter', 'section', 'q', 'page'],
  }),
  route('term', '/enciklopedia/{id}-{alias}.html', 'term/Term'),
  route('tags', paths.tags, 'tags/Tags', { query: ['tag', 'page'] }),
  route('search', paths.search, 'search/Search', {
    query: ['q', 'type', 'exact', 'category', 'year', 'city', 'profession', 'page'],
    cacheSeconds: 0,
  }),
  guestRoute('signin', 'signin/SignIn', ['next']),
  guestRoute('signup', 'signup/SignUp', ['next']),
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
  {
    ...route('diaries', paths.diaries, 'Diaries', { layout: 'one-column', cacheSeconds: 600 }),
    screen: 'diaries/screens/Diaries',
  },
  diary('pressure', 'PressureDiary'),
  diary('sugar', 'SugarDiary'),
  diary('growth', 'GrowthDiary'),
  diary('pregnancy', 'PregnancyWeeks'),
  diary('vaccination', 'Vaccination'),
  ...developmentRoutes,
  route('staticpage', '/{alias}.html', 'staticpage/StaticPage', { cacheSeconds: 600 }),
  route('article', '/{cat}/{subcat?}/{id}-{alias}.html', 'article/Article', { query: ['catid'] }),
];

export interface MatchedRoute extends RouteMatch {
  readonly route: ScreenRoute;
}

/** Returns the route that matches a path, with the id and parameters of the path. */
export function findRoute(path: string): MatchedRoute | undefined {
  for (const candidate of routes) {
    const match = candidate.match(path);
    if (match) return { route: candidate, ...match };
  }
  return undefined;
}
