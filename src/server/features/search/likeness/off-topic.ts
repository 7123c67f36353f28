import { everydayQuestions } from '../understanding/everyday-questions.data.ts';
import { layPhrases } from '../understanding/lay-phrases.data.ts';
import { foreignQuestions } from './foreign-questions.data.ts';
import { laySentences } from './lay-sentences.data.ts';
import { type Classify, classifyBy, learnWeights } from './learn-to-classify.ts';
import { loadWeights } from './stored-weights.ts';

/** A question is taken for one of another subject from this likelihood on. */
const minLikely = 0.4;
/** Of the many lay phrases so many are enough to know what the portal is asked. */
const everyOf = 3;

let learnt: Classify<'ours' | 'foreign'> | undefined;

/** Takes what was learnt from the examples, or learns it: at the first question, unless it was asked for before. */
export function prepareOffTopic(): Classify<'ours' | 'foreign'> {
  learnt ??= classifyBy(loadWeights('off-topic', () => learnWeights(listExamples())));
  return learnt;
}

function listExamples() {
  const phrasesOf = (lines: readonly string[]): string[] =>
    lines.flatMap((line) =>
      (line.split('=')[0] ?? '').split(',').map((one) => one.replaceAll('*', '').trim()),
    );
  const everyday = Object.values(everydayQuestions).flatMap((lines) =>
    lines.split('\n').map((line) => (line.split(' = ')[0] ?? '').trim()),
  );
  const ours = [
    ...everyday,
    ...phrasesOf(laySentences),
    ...phrasesOf(layPhrases).filter((_, at) => at % everyOf === 0),
  ].filter(Boolean);
  return [
    ...ours.map((text) => ({ text, label: 'ours' as const })),
    ...foreignQuestions.map((text) => ({ text, label: 'foreign' as const })),
  ];
}

/** Whether a question is rather of a subject that the portal does not write about. */
export const isOffTopic = (text: string): boolean =>
  (prepareOffTopic()(text).get('foreign') ?? 0) >= minLikely;
