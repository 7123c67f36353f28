import {
  everydayQuestions,
  unanswerableQuestions,
} from '#server/features/search/understanding/everyday-questions.data.ts';
import { contactOneQuestions, contactOneUnanswerable } from './first-contact-1.data.ts';
import { contactTwoQuestions, contactTwoUnanswerable } from './first-contact-2.data.ts';
import { contactThreeQuestions, contactThreeUnanswerable } from './first-contact-3.data.ts';
import { contactFourQuestions, contactFourUnanswerable } from './first-contact-4.data.ts';
import { contactFiveQuestions, contactFiveUnanswerable } from './first-contact-5.data.ts';
import { contactSixQuestions, contactSixUnanswerable } from './first-contact-6.data.ts';
import { contactSevenQuestions, contactSevenUnanswerable } from './first-contact-7.data.ts';
import { contactEightQuestions, contactEightUnanswerable } from './first-contact-8.data.ts';
import { contactNineQuestions, contactNineUnanswerable } from './first-contact-9.data.ts';
import { contactTenQuestions, contactTenUnanswerable } from './first-contact-10.data.ts';
import { contactElevenQuestions, contactElevenUnanswerable } from './first-contact-11.data.ts';
import { freshQuestions, freshUnanswerable } from './fresh-questions.data.ts';
import { laterQuestions, laterUnanswerable } from './later-questions.data.ts';
import { unseenQuestions, unseenUnanswerable } from './unseen-questions.data.ts';

/** The kinds that answers of the questions' data are written with, by their letters. */
const kindOfLetter: Readonly<Record<string, string>> = {
  a: 'article',
  t: 'term',
  q: 'question',
  d: 'doctor',
  c: 'clinic',
  k: 'calculation',
  s: 'staticpage',
  g: 'tag',
  y: 'category',
  u: 'author',
  v: 'services',
  j: 'journal',
  n: 'consultant',
  p: 'special_project',
};

/** Questions that the engine is tuned by, those held out of that, and those written before it was looked how they fare. */
export type QuestionSet = 'tuned' | 'heldOut' | 'unseen' | 'later' | 'fresh' | 'contact';

export interface GradedQuestion {
  readonly set: QuestionSet;
  readonly group: string;
  readonly text: string;
  /** Records that answer it, as `kind id`; none for a question that nothing answers. */
  readonly right: ReadonlySet<string>;
}

/** What a search answered, as far as it is graded. */
export interface GradedAnswer {
  readonly search: readonly { readonly type: string; readonly id: number }[];
  readonly partial: boolean;
}

export interface GroupFigures {
  readonly group: string;
  readonly count: number;
  readonly first: number;
  readonly withinFive: number;
  readonly empty: number;
  /** Answered as if everything asked had been found. */
  readonly confident: number;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function readAnswer(written: string): string {
  const kind = kindOfLetter[written[0] ?? ''];
  if (!kind) throw new Error(`An answer begins with the letter of its kind, not so: ${written}`);
  return `${kind} ${written.slice(1)}`;
}

/** All questions of the data; those that nothing answers are the group `nonsense`. Of the first and the last, every second is held out. */
export function listGradedQuestions(): GradedQuestion[] {
  const gradedAs =
    (set: QuestionSet) =>
    (at: number): QuestionSet =>
      at % 2 === 1 ? set : 'tuned';
  return [
    ...listOf(everydayQuestions, unanswerableQuestions, gradedAs('heldOut')),
    ...listOf(unseenQuestions, unseenUnanswerable, () => 'unseen'),
    ...listOf(laterQuestions, laterUnanswerable, () => 'later'),
    ...listOf(freshQuestions, freshUnanswerable, gradedAs('fresh')),
    ...listOf(contactOneQuestions, contactOneUnanswerable, () => 'contact'),
    ...listOf(contactTwoQuestions, contactTwoUnanswerable, () => 'contact'),
    ...listOf(contactThreeQuestions, contactThreeUnanswerable, () => 'contact'),
    ...listOf(contactFourQuestions, contactFourUnanswerable, () => 'contact'),
    ...listOf(contactFiveQuestions, contactFiveUnanswerable, () => 'contact'),
    ...listOf(contactSixQuestions, contactSixUnanswerable, () => 'contact'),
    ...listOf(contactSevenQuestions, contactSevenUnanswerable, () => 'contact'),
    ...listOf(contactEightQuestions, contactEightUnanswerable, () => 'contact'),
    ...listOf(contactNineQuestions, contactNineUnanswerable, () => 'contact'),
    ...listOf(contactTenQuestions, contactTenUnanswerable, () => 'contact'),
    ...listOf(contactElevenQuestions, contactElevenUnanswerable, () => 'contact'),
  ];
}

function listOf(
  answerable: Readonly<Record<string, string>>,
  unanswerable: string,
  setOf: (at: number) => QuestionSet,
): GradedQuestion[] {
  const natural = Object.entries(answerable).flatMap(([group, lines]) =>
    linesOf(lines).map((line, at) => {
      const [text = '', answers = ''] = line.split(' = ');
      const [right = ''] = answers.split('|');
      return {
        set: setOf(at),
        group,
        text: text.trim(),
        right: new Set(right.split(' ').filter(Boolean).map(readAnswer)),
      };
    }),
  );
  const nonsense = linesOf(unanswerable).map((text, at) => ({
    ...{ set: setOf(at), group: 'nonsense', text, right: new Set<string>() },
  }));
  return [...natural, ...nonsense];
}

/** The place of the first right answer, from 1; 0 where none is among the five. */
export const placeOf = (question: GradedQuestion, answer: GradedAnswer): number =>
  answer.search.slice(0, 5).findIndex(({ type, id }) => question.right.has(`${type} ${id}`)) + 1;

/** Shares of one group's questions. */
export function figuresOf(
  group: string,
  graded: readonly { readonly question: GradedQuestion; readonly answer: GradedAnswer }[],
): GroupFigures {
  const share = (holds: (one: (typeof graded)[number]) => boolean): number =>
    graded.filter(holds).length / Math.max(1, graded.length);
  return {
    group,
    count: graded.length,
    first: share(({ question, answer }) => placeOf(question, answer) === 1),
    withinFive: share(({ question, answer }) => placeOf(question, answer) > 0),
    empty: share(({ answer }) => answer.search.length === 0),
    confident: share(({ answer }) => answer.search.length > 0 && !answer.partial),
  };
}
