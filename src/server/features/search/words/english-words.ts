import { englishWords } from './english-words.data.ts';

const readings = new Map(
  englishWords
    .split('\n')
    .filter((line) => line.includes('='))
    .flatMap((line) => {
      const [words = '', read = ''] = line.split('=');
      return words.split(',').map((one) => [one.trim(), read.trim()] as const);
    }),
);

/** The longest first: „whooping cough“ is no „cough“. */
const known = new RegExp(
  `\\b(?:${[...readings.keys()].sort((one, other) => other.length - one.length).join('|')})\\b`,
  'gi',
);

/** A text with its English words read as Georgian ones. Whole words alone: others are Georgian in Latin letters. */
export const readEnglish = (text: string): string =>
  text.replace(known, (words) => readings.get(words.toLowerCase()) ?? words);
