import { splitWords } from '#shared/language/georgian/normalize.ts';
import { readingsOf, skeletonOf } from '#shared/language/georgian/skeleton.ts';
import { stemOf } from '#shared/language/georgian/stem.ts';

/** A text and what it is an example of. */
export interface LabelledText<Label extends string> {
  readonly text: string;
  readonly label: Label;
}

/** How likely each label is for a text; the shares sum to 1. */
export type Classify<Label extends string> = (text: string) => ReadonlyMap<Label, number>;

const passes = 8;
const rate = 0.5;
/** Keeps features of single examples from deciding alone. */
const decay = 1e-4;
/** An error so small teaches nothing. */
const negligible = 0.001;
const gramLength = 4;
const stemLength = 5;

/** What was learnt: the position of each feature, and at each position a weight for every label. */
export interface Weights<Label extends string> {
  readonly labels: readonly Label[];
  readonly positions: ReadonlyMap<string, number>;
  readonly weights: Float32Array;
}

/** Labels texts by what was learnt. */
export function classifyBy<Label extends string>({
  labels,
  positions,
  weights,
}: Weights<Label>): Classify<Label> {
  return (text) => {
    const features = Uint32Array.from(featuresOf(text).flatMap((feature) => positions.get(feature) ?? []));
    const shares = softmax(scoresOf(features, weights, labels.length));
    return new Map(labels.map((label, at) => [label, shares[at] ?? 0]));
  };
}

/**
 * Learns from examples to label texts: multinomial logistic regression (AdaGrad) over stems, pairs of neighbouring stems and
 * letter n-grams of the words' skeletons, so that other forms, slips and Latin typing of the same words count as well. The
 * examples are visited in a fixed order, so the same examples always give the same weights.
 */
export function learnWeights<Label extends string>(examples: readonly LabelledText<Label>[]): Weights<Label> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const positions = new Map<string, number>();
  const positionOf = (feature: string): number => {
    const position = positions.get(feature) ?? positions.size;
    positions.set(feature, position);
    return position;
  };
  const readWord = rememberWords();
  const samples = scatter(
    examples.map(({ text, label }) => ({
      features: Uint32Array.from(featuresOf(text, readWord), positionOf),
      answer: labels.indexOf(label),
    })),
  );
  const weights = new Float32Array(positions.size * labels.length);
  const squares = new Float32Array(weights.length).fill(0.1);
  for (let pass = 0; pass < passes; pass += 1)
    for (const { features, answer } of samples) {
      const shares = softmax(scoresOf(features, weights, labels.length));
      const scale = Math.sqrt(features.length);
      for (let at = 0; at < labels.length; at += 1) {
        const error = ((shares[at] ?? 0) - (at === answer ? 1 : 0)) / scale;
        if (Math.abs(error) > negligible) correct(features, at, error);
      }
    }
  return { labels, positions, weights };

  function correct(features: Uint32Array, at: number, error: number): void {
    for (let one = 0; one < features.length; one += 1) {
      const place = (features[one] ?? 0) * labels.length + at;
      const slope = error + decay * (weights[place] ?? 0);
      const square = (squares[place] ?? 0) + slope * slope;
      squares[place] = square;
      weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(square);
    }
  }
}

/** The score of each of so many labels for a text of these features. */
function scoresOf(features: Uint32Array, weights: Float32Array, labels: number): Float64Array {
  const scale = Math.sqrt(features.length);
  const scores = new Float64Array(labels);
  for (let one = 0; one < features.length; one += 1)
    for (let at = 0, place = (features[one] ?? 0) * labels; at < labels; at += 1, place += 1)
      scores[at] = (scores[at] ?? 0) + (weights[place] ?? 0);
  for (let at = 0; at < labels; at += 1) scores[at] = (scores[at] ?? 0) / scale;
  return scores;
}

/** A fixed order in which examples of one label do not follow each other: the golden ratio spreads their places. */
function scatter<Sample>(samples: readonly Sample[]): Sample[] {
  const placed = samples.map((sample, at) => ({ sample, place: (at * 0.618_033_988_75) % 1 }));
  return placed.sort((one, other) => one.place - other.place).map(({ sample }) => sample);
}

/** Turns scores into shares, in place: a learner does so for every example of every pass. */
function softmax(scores: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at] ?? 0) - most);
    scores[at] = power;
    sum += power;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
  return scores;
}

/** What is learnt from a word. */
interface ReadWord {
  readonly stem: string;
  readonly grams: readonly string[];
}

/** The features of a text; its presence itself is one, so that the labels' frequencies are learnt. */
function featuresOf(text: string, read: (word: string) => ReadWord = readWord): string[] {
  const words = splitWords(text).map(read);
  const pairs = words.map(({ stem }, at) => `${words[at - 1]?.stem ?? '^'}_${stem}`);
  return [
    ...new Set([
      '',
      ...words.map(({ stem }) => `=${stem}`),
      ...pairs,
      ...words.flatMap(({ grams }) => grams),
    ]),
  ];
}

function readWord(word: string): ReadWord {
  const reading = readingsOf(word)[0] ?? '';
  return { stem: stemOf(reading).slice(0, stemLength), grams: gramsOf(`<${skeletonOf(reading)}>`) };
}

/** Reads each word of the examples once: most of them come many times. */
function rememberWords(): (word: string) => ReadWord {
  const known = new Map<string, ReadWord>();
  return (word) => {
    const read = known.get(word) ?? readWord(word);
    known.set(word, read);
    return read;
  };
}

const gramsOf = (word: string): string[] =>
  Array.from({ length: Math.max(1, word.length - gramLength + 1) }, (_, at) =>
    word.slice(at, at + gramLength),
  );
