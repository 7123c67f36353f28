import { laySentences } from '../likeness/lay-sentences.data.ts';
import { type Classify, classifyBy, learnWeights } from '../likeness/learn-to-classify.ts';
import { loadWeights } from '../likeness/stored-weights.ts';
import { everydayQuestions } from '../understanding/everyday-questions.data.ts';
import { layPhrases } from '../understanding/lay-phrases.data.ts';
import { cries, linesOf } from './emergency-examples.data.ts';
import { type EmergencyTopic, isEmergencyTopic } from './emergency-phrases.data.ts';
import {
  createMeetsEmergencyRule,
  happensToAnimal,
  isUnreal,
  matchEmergencyRules,
  weighTopic,
} from './emergency-rules.ts';
import { lookups } from './harmless-examples.data.ts';

const harmless = 'harmless';

/**
 * From which likelihood on an emergency is believed: a panel for nothing teaches readers to overlook it. What a rule knows is
 * believed unless it is rather like the harmless examples; what no rule knows only where it is like cries for help,
 * of one topic, and more so where something speaks against it or where it is one word, which is rather a name.
 */
const minLikely = { byRule: 0.1, byRuleWithSlip: 0.25, byExamples: 0.6, ofTopic: 0.35, inDoubt: 0.8 };

const criesByTopic = Object.entries(cries).flatMap(([label, lines]) =>
  linesOf(lines).map((text) => ({ text, label })),
);
const knownCries = new Set(criesByTopic.map(({ text }) => text));

/** The few everyday questions that are cries for help are examples of those. */
const harmlessQuestions = Object.values(everydayQuestions)
  .flatMap((lines) => linesOf(lines))
  .map((line) => line.split(' = ')[0] ?? '')
  .filter((text) => !knownCries.has(text));

/** What is said of these subjects may be a cry: it is no example of what is harmless. */
const graveSubject =
  /ინსულტ|ინფარქტ|შეტევა|გულმკერდ|მოწამვლ|მოხრჩ|ლუკმა|გველ|კრუნჩხ|ეპილეფს|ანაფილაქს|გულწას|სისხლდენ|ქოშინ|ტრავმა|ტვინის შერყევ|სუნთქვ|ჩვილის|ახალშობ|სიცოცხლის პირველ|გულის მასაჟ|პირველი დახმარება|თვითმკვლ|კრიზის|პრეეკლამფს|ბოტულიზმ|ნახშირჟანგ|ანგიოედემ|თავი წამებში|ჰაერი აღარ|112/;

/** What readers ask in their own words about other subjects, and the names of all: examples of ordinary complaints and look-ups. */
const listOrdinaryQuestions = (): Set<string> =>
  new Set(
    [...laySentences, ...layPhrases].flatMap((line) => {
      const [phrases = '', names = ''] = line.split(' = ');
      const words = graveSubject.test(names) ? names : `${phrases},${names}`;
      return words.split(',').map((text) => text.replaceAll('*', '').trim());
    }),
  );

/** Of the thousands of them so many are enough, and more would outweigh the cries. */
const everyOf = 2;

let learnt: Classify<string> | undefined;

/** Takes what was learnt from the examples, or learns it: at the first text, unless it was asked for before. */
export function prepareRecognition(): Classify<string> {
  learnt ??= classifyBy(loadWeights('emergency', () => learnWeights(listExamples())));
  return learnt;
}

function listExamples() {
  const meetsEmergencyRule = createMeetsEmergencyRule();
  const ordinary = [...listOrdinaryQuestions()].filter(
    (text, at) => at % everyOf === 1 && !meetsEmergencyRule(text),
  );
  return [
    ...criesByTopic,
    ...[...linesOf(lookups), ...harmlessQuestions, ...ordinary].map((text) => ({ text, label: harmless })),
  ];
}

/**
 * Names what threatens the life of whoever typed a text, or of somebody beside them; `null` where nothing does. The rules
 * know clear cases; what is said in other words is recognised by its likeness to examples.
 */
export function recogniseEmergency(text: string): EmergencyTopic | null {
  if (!text.trim() || isUnreal(text) || happensToAnimal(text)) return null;
  const shares = prepareRecognition()(text);
  const likelihood = 1 - (shares.get(harmless) ?? 1);
  const match = matchEmergencyRules(text);
  if (match && likelihood >= (match.isExact ? minLikely.byRule : minLikely.byRuleWithSlip))
    return match.topic;
  if (likelihood < minLikely.byExamples) return null;
  const [[likeliest, share] = [harmless, 0]] = [...shares]
    .filter(([label]) => label !== harmless)
    .sort(([, one], [, other]) => other - one);
  if (!isEmergencyTopic(likeliest) || share < minLikely.ofTopic) return null;
  const { isPossible, isDoubtful } = weighTopic(text, likeliest);
  const isName = !text.trim().includes(' ');
  return isPossible && (!(isDoubtful || isName) || likelihood >= minLikely.inDoubt) ? likeliest : null;
}
