import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MediaService } from '#server/features/media/media.service.ts';
import { inTitle } from '#server/features/search/indexing/index-entry.ts';
import { laySentences } from '#server/features/search/likeness/lay-sentences.data.ts';
import { termQuery } from '#server/features/search/query-plan.ts';
import { createSearchRepository } from '#server/features/search/search.repository.ts';
import { seedDemo } from '#server/operator/commands/seed.ts';
import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { serverUrl } from '#tests/support/database.ts';
import {
  figuresOf,
  type GradedAnswer,
  type GradedQuestion,
  listGradedQuestions,
  type QuestionSet,
} from './grade-answers.ts';

interface Graded {
  readonly question: GradedQuestion;
  readonly answer: GradedAnswer;
}

let portal: TestPortal;
let graded: Graded[];

/** Every third question is asked; of the embedded database, which is slower and ranks by the same statements, every ninth. */
const every = serverUrl ? 3 : 9;
const listAsked = (): GradedQuestion[] =>
  listGradedQuestions()
    .filter(({ set }) => set !== 'tuned')
    .filter((_, at) => at % every === 0);

const drawnNothing = {
  exists: () => Promise.resolve(true),
} as Partial<MediaService> as MediaService;

beforeAll(async () => {
  portal = await buildPortal();
  await seedDemo({ db: portal.database.db, media: drawnNothing, say: () => {} });
  for (let indexed = 1; indexed > 0; ) indexed = await portal.context.indexing.indexQueued();
  graded = [];
  for (const question of listAsked()) {
    const find = { q: question.text };
    const { answer } = await portal.context.restql.ask('search', { find, limit: 5, fields: ['type', 'id'] });
    graded.push({ question, answer: answer as unknown as GradedAnswer });
  }
}, 240_000);
afterAll(() => portal.close());

const allSets: readonly QuestionSet[] = ['heldOut', 'unseen', 'later', 'fresh', 'contact'];
const ofSets = (sets: readonly QuestionSet[], isNonsense: boolean): Graded[] =>
  graded.filter(
    ({ question }) => sets.includes(question.set) && (question.group === 'nonsense') === isNonsense,
  );

it.each<[readonly QuestionSet[], number, number, number]>(
  serverUrl
    ? [
        [['heldOut'], 60, 0.9, 0.98],
        [['unseen'], 50, 0.86, 0.95],
        [['later'], 30, 0.86, 0.95],
        [['fresh'], 8, 0.86, 0.93],
        [['contact'], 300, 0.85, 0.95],
      ]
    : [[allSets, 200, 0.86, 0.95]],
)('natural questions of the sets %j are answered', (sets, least, minFirst, minWithinFive) => {
  const { count, first, withinFive } = figuresOf('all', ofSets(sets, false));
  expect(count).toBeGreaterThanOrEqual(least);
  expect(first).toBeGreaterThanOrEqual(minFirst);
  expect(withinFive).toBeGreaterThanOrEqual(minWithinFive);
});

it('nonsense is not answered with confidence', () => {
  const { count, confident } = figuresOf('nonsense', ofSets(allSets, true));
  expect(count).toBeGreaterThanOrEqual(180 / every);
  expect(confident).toBeLessThanOrEqual(0.05);
});

it('every example of what readers say leads to a record', async () => {
  const analyse = createAnalyse(2_000);
  const names = [
    ...new Set(laySentences.map((line) => (line.split(' = ')[1] ?? '').split(',')[0]?.trim() ?? '')),
  ];
  const { documentFrequency } = await createSearchRepository(portal.database.db).countDocuments(
    names.map((name) =>
      termQuery({ own: analyse(name).map((word) => word.allStems), others: [], further: [] }, (stem) => [
        inTitle(stem),
      ]),
    ),
  );
  expect(names.filter((_, at) => documentFrequency[at] === 0)).toEqual([]);
});
