import { analytes as analyteWords } from '#shared/language/ka/calculators/analytes.ts';
import { bloodTest as words } from '#shared/language/ka/calculators/blood-test.ts';
import type { Answer, AnswerSection, Output, Tone } from '../calculator.ts';
import { trimmed, writeTrimmed } from '../figures/rounding.ts';
import type { BloodTestResult, LineResult } from './compute.ts';
import { writeRange } from './write-range.ts';

const isOutside = ({ flag }: LineResult): boolean => flag === 'low' || flag === 'high';

export function presentBloodTest(result: BloodTestResult): Answer {
  const { lines } = result;
  const isUrgent = lines.some((line) => line.isUrgent);
  const isAnyOutside = lines.some(isOutside);
  const usesFallback = lines.some(({ range }) => range && range.source !== 'laboratory');
  return {
    tone: toneOf(result),
    headline: headlineOf(result),
    explanation: [
      ...lines
        .filter(({ flag }) => flag === undefined)
        .map(({ code }) => `${analyteWords[code].label}: ${words.noRange}`),
      ...(usesFallback ? [words.fallback] : []),
      ...(isAnyOutside && !isUrgent ? [words.fivePercent] : []),
      ...(isPattern(lines) ? [words.anaemia] : []),
    ],
    outputs: lines.flatMap(presentLine),
    sections: [...nameRanges(lines), ...explainLines(lines)],
    // Whoever has to call today is not told to make an appointment.
    next: isUrgent ? words.nextUrgent : [isAnyOutside ? words.nextOut : words.nextIn],
  };
}

function presentLine(line: LineResult): readonly Output[] {
  const { code, flag, si, isUrgent, analyte } = line;
  const group = analyteWords[code].label;
  const siUnit = analyte.units[0].sign;
  return [
    ...(flag
      ? [{ name: `flag.${code}`, label: words.flag, value: flag, text: words.flags[flag], group }]
      : []),
    ...(si === undefined
      ? []
      : [
          {
            name: `si.${code}`,
            label: words.si,
            value: trimmed(si, 4),
            text: `${writeTrimmed(si, 2)} ${siUnit}`,
            group,
          },
        ]),
    {
      name: `urgent.${code}`,
      label: words.urgent,
      value: String(isUrgent),
      text: words.urgents[isUrgent ? 'true' : 'false'],
      group,
    },
  ];
}

function headlineOf({ lines }: BloodTestResult): string {
  const urgent = lines.filter(({ isUrgent }) => isUrgent);
  if (urgent.length > 0) return words.urgentHeadline(urgent.length);
  const compared = lines.filter(({ flag }) => flag !== undefined);
  const outside = compared.filter(isOutside);
  if (compared.length === 0) return words.nothingCompared;
  if (outside.length === 0) return words.allIn;
  if (compared.length === 1) return words.oneOutside;
  return outside.length === compared.length
    ? words.allOutside
    : words.outside(outside.length, compared.length);
}

function toneOf({ lines }: BloodTestResult): Tone {
  if (lines.some(({ isUrgent }) => isUrgent)) return 'urgent';
  return lines.every(({ flag }) => flag === 'in_range') ? 'calm' : 'notice';
}

/** Size of the red cells helps to find why haemoglobin is low; which reason it is, only a doctor says. */
const isPattern = (lines: readonly LineResult[]): boolean =>
  lines.some(({ code, flag }) => code === 'hemoglobin' && flag === 'low') &&
  lines.some((line) => line.code === 'mcv' && isOutside(line));

/** What each result was compared with, and whose range that is. */
function nameRanges(lines: readonly LineResult[]): readonly AnswerSection[] {
  const items = lines.flatMap(({ code, range, unit }) =>
    range
      ? [words.range(analyteWords[code].label, writeRange(range), unit.sign, words.sources[range.source])]
      : [],
  );
  return items.length > 0 ? [{ title: words.compared, items }] : [];
}

function explainLines(lines: readonly LineResult[]): readonly AnswerSection[] {
  const items = lines.filter(isOutside).map(({ code, flag }) => {
    const { label, low, high } = analyteWords[code];
    return `${label}, ${words.flags[flag ?? 'in_range']}: ${flag === 'low' ? low : high}.`;
  });
  return items.length > 0 ? [{ title: words.about, items }] : [];
}
