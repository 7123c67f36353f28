import { type Classify, learnToClassify } from '../likeness/learn-to-classify.ts';
import { everydayQuestions } from '../understanding/everyday-questions.data.ts';
import { cries, linesOf } from './emergency-examples.data.ts';
import { type EmergencyTopic, isEmergencyTopic } from './emergency-phrases.data.ts';
import { isUnreal, matchEmergencyRules } from './emergency-rules.ts';
import { lookups } from './harmless-examples.data.ts';

const harmless = 'harmless';

/** An emergency that no rule knows is believed from this likelihood on: a panel for nothing teaches readers to overlook it. */
const leastLikely = 0.6;

const criesByTopic = Object.entries(cries).flatMap(([label, lines]) =>
  linesOf(lines).map((text) => ({ text, label })),
);
const knownCries = new Set(criesByTopic.map(({ text }) => text));

/** The few everyday questions that are cries for help are examples of those. */
const harmlessQuestions = Object.values(everydayQuestions)
  .flatMap((lines) => linesOf(lines))
  .map((line) => line.split(' = ')[0] ?? '')
  .filter((text) => !knownCries.has(text));

let learnt: Classify<string> | undefined;

/** Learns from the examples, which takes about half a second of processor time: at the first text, unless it was asked for before. */
export function prepareRecognition(): Classify<string> {
  learnt ??= learnToClassify([
    ...criesByTopic,
    ...[...linesOf(lookups), ...harmlessQuestions].map((text) => ({ text, label: harmless })),
  ]);
  return learnt;
}

/**
 * Names what threatens the life of whoever typed a text, or of somebody beside them; `null` where nothing does. The rules
 * know clear cases; what is said in other words is recognised by its likeness to examples.
 */
export function recogniseEmergency(text: string): EmergencyTopic | null {
  if (!text.trim() || isUnreal(text)) return null;
  const topic = matchEmergencyRules(text);
  if (topic) return topic;
  const shares = prepareRecognition()(text);
  if (1 - (shares.get(harmless) ?? 1) < leastLikely) return null;
  const [likeliest = harmless] = [...shares]
    .filter(([label]) => label !== harmless)
    .sort(([, one], [, other]) => other - one)
    .map(([label]) => label);
  return isEmergencyTopic(likeliest) ? likeliest : null;
}
