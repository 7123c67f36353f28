import { slipsBetween } from '#shared/language/georgian/distance.ts';
import { splitWords } from '#shared/language/georgian/normalize.ts';
import { readingsOf, skeletonOf } from '#shared/language/georgian/skeleton.ts';
import { listRootsOf } from '#shared/language/georgian/verb-roots.ts';
import { type EmergencyTopic, emergencyGroups, emergencyRules } from './emergency-phrases.data.ts';

/** One word of a form: its key, and whether other letters may stand before and after it, or what a verb has there. */
interface WordPattern {
  readonly key: string;
  readonly isPrefix: boolean;
  readonly isSuffix: boolean;
  readonly isVerb: boolean;
  /** How many slips it may be typed with. */
  readonly maxSlips: number;
}
type Form = readonly WordPattern[];

/** A word as it may be read, and what it may be as a verb without what stands before the root. */
interface Reading {
  readonly reading: string;
  readonly roots: readonly string[];
}

interface Rule {
  readonly topic: EmergencyTopic;
  readonly all: readonly string[];
  readonly none: readonly string[];
}

/** A slip is allowed in words this long; shorter ones are too alike. */
const shortestWithSlip = 6;
const shortestWithHalfSlip = 5;

type Groups = ReadonlyMap<string, readonly Form[]>;

/** What calls for help counts with slips as well; what speaks against it counts only as it is written. */
const groups = readGroups((key) =>
  key.length < shortestWithHalfSlip ? 0 : key.length < shortestWithSlip ? 0.5 : 1,
);
const exactGroups = readGroups(() => 0);
const rules: readonly Rule[] = Object.entries(emergencyRules).flatMap(([topic, lines]) =>
  lines.map((line) => {
    const names = line.split(' ');
    const unknown = names.find((name) => !groups.has(name.replace('-', '')));
    if (unknown) throw new Error(`Emergency rule "${line}" names a group that does not exist: ${unknown}`);
    return {
      topic: topic as EmergencyTopic,
      all: names.filter((name) => !name.startsWith('-')),
      none: names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
    };
  }),
);

function readGroups(slipsIn: (key: string) => number): Groups {
  const read = (forms: string) =>
    forms
      .split(/\s+/)
      .filter(Boolean)
      .map((form) => formOf(form, slipsIn));
  return new Map(Object.entries(emergencyGroups).map(([name, forms]) => [name, read(forms)]));
}

/** „თავის_მოკვლ*“: words parted by `_`, `*` where other letters may stand, `~` before the root of a verb in any form. */
function formOf(form: string, slipsIn: (key: string) => number): Form {
  return form.split('_').map((word) => {
    const key = skeletonOf(readingsOf(word.replaceAll(/[*~]/g, ''))[0] ?? '');
    return {
      key,
      isPrefix: word.endsWith('*') || word.startsWith('~'),
      isSuffix: word.startsWith('*'),
      isVerb: word.startsWith('~'),
      maxSlips: slipsIn(key),
    };
  });
}

/** Creates the quicker question for many texts: whether one meets a rule as it is written, without slips. Words are read once. */
export function createMeetsEmergencyRule(): (text: string) => boolean {
  const known = new Map<string, readonly Reading[]>();
  const read = (word: string): readonly Reading[] => {
    const readings = known.get(word) ?? readWord(word);
    known.set(word, readings);
    return readings;
  };
  return (text) => {
    const holds = createLookup(splitWords(text).map(read), exactGroups);
    return rules.some(({ all, none }) => all.every(holds) && !none.some(holds));
  };
}

/** Whether a text is of a story, a lecture or a figure of speech, whatever it speaks of. */
export const isUnreal = (text: string): boolean => createLookup(readWords(text), exactGroups)('unreal');

/** Whether it happens to an animal and to nobody beside it: 112 does not come for a cat. */
export function happensToAnimal(text: string): boolean {
  const holds = createLookup(readWords(text), exactGroups);
  return (holds('pet') || holds('vet')) && !holds('besideAnimal');
}

const readWords = (text: string): readonly (readonly Reading[])[] => splitWords(text).map(readWord);

const readWord = (word: string): readonly Reading[] =>
  readingsOf(word)
    .map(skeletonOf)
    .map((reading) => ({ reading, roots: listRootsOf(reading) }));

/** The emergency whose rules a text meets, and whether it does so without taking a word for another with a slip. */
export interface RuleMatch {
  readonly topic: EmergencyTopic;
  readonly isExact: boolean;
}

/** Names the emergency whose rules a text meets; `null` where it meets none. */
export function matchEmergencyRules(text: string): RuleMatch | null {
  const words = readWords(text);
  if (words.length === 0) return null;
  const holdsExactly = createLookup(words, exactGroups);
  const find = (matches: (name: string) => boolean) =>
    rules.find(({ all, none }) => all.every(matches) && !none.some(holdsExactly));
  const exact = find(holdsExactly);
  if (exact) return { topic: exact.topic, isExact: true };
  const withSlips = find(createLookup(words, groups));
  return withSlips ? { topic: withSlips.topic, isExact: false } : null;
}

/**
 * What a topic must name besides being like its examples, one of these: that a child is so young, or so ill, cannot be told from
 * likeness.
 */
const evidence: Partial<Record<EmergencyTopic, readonly (readonly string[])[]>> = {
  infantFever: [['newborn', 'fever'], ['infantDanger']],
};

/** What rules a topic out that no rule saw: a jest, a child who would not take medicine or who ate something to eat. */
const contradictions: Partial<Record<EmergencyTopic, readonly string[]>> = {
  suicide: ['dream', 'toil'],
  poisoning: ['notSwallowed', 'food'],
};

/** Who once was in such danger may be so still; anything else is over after a year. */
const lastingTopics: ReadonlySet<EmergencyTopic> = new Set(['suicide', 'violence']);

/** Of each topic what speaks against it in any of its rules. */
const against = new Map(
  rules.map(({ topic }) => [
    topic,
    [...new Set(rules.filter((rule) => rule.topic === topic).flatMap(({ none }) => none))],
  ]),
);

/** Whether a text may be of a topic that no rule saw in it, and whether something in it speaks against that. */
export function weighTopic(
  text: string,
  topic: EmergencyTopic,
): { isPossible: boolean; isDoubtful: boolean } {
  const holds = createLookup(readWords(text), exactGroups);
  const isPast = holds('longAgo') && !holds('again') && !lastingTopics.has(topic);
  return {
    isPossible:
      !isPast &&
      (evidence[topic] ?? [[]]).some((named) => named.every(holds)) &&
      !(contradictions[topic] ?? []).some(holds),
    isDoubtful: (against.get(topic) ?? []).some(holds),
  };
}

/** Whether words hold a form of a group; each group is looked for once. */
function createLookup(words: readonly (readonly Reading[])[], among: Groups): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const answer = known.get(name) ?? (among.get(name) ?? []).some((form) => standsIn(words, form));
    known.set(name, answer);
    return answer;
  };
}

const standsIn = (words: readonly (readonly Reading[])[], form: Form): boolean =>
  words.some((_, at) =>
    form.every((pattern, offset) => words[at + offset]?.some((reading) => fits(reading, pattern)) ?? false),
  );

const fits = ({ reading, roots }: Reading, pattern: WordPattern): boolean =>
  pattern.isVerb ? roots.some((root) => fitsAsWritten(root, pattern)) : fitsAsWritten(reading, pattern);

function fitsAsWritten(reading: string, { key, isPrefix, isSuffix, maxSlips }: WordPattern): boolean {
  if (isSuffix) return isPrefix ? reading.includes(key) : reading.endsWith(key);
  if (key[0] !== reading[0]) return false;
  if (isPrefix ? reading.startsWith(key) : reading === key) return true;
  if (maxSlips === 0) return false;
  const lengths = isPrefix ? [key.length - 1, key.length, key.length + 1] : [reading.length];
  return lengths.some((length) => slipsBetween(key, reading.slice(0, length), maxSlips) <= maxSlips);
}
