import { analytes as analyteWords } from '#shared/language/ka/calculators/analytes.ts';
import { bloodTest as words } from '#shared/language/ka/calculators/blood-test.ts';
import { writeUnit } from '#shared/language/ka/calculators/units.ts';
import type { Answer, AnswerSection, Output, Tone } from '../calculator.ts';
import { trimmed, writeTrimmed } from '../figures/rounding.ts';
import type { BloodTestResult, Flag, LineResult } from './compute.ts';
import { writeRange } from './write-range.ts';

const isOutside = ({ flag }: LineResult): boolean => flag === 'low' || flag === 'high';

/** Whether the range only applies without a medicine that the form does not ask about. */
const isConditional = ({ analyte }: LineResult): boolean => analyte.notWith !== undefined;

/** Potassium and sodium beyond these limits endanger the heart: they require a hospital at once. */
const isForHospital = ({ code, isUrgent }: LineResult): boolean =>
  isUrgent && (code === 'potassium' || code === 'sodium');

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
      ...(toneOf(result) === 'calm' ? [words.inRange] : []),
      ...lines.flatMap(({ code }) => {
        const { label, always } = analyteWords[code];
        return always ? [`${label}: ${always}`] : [];
      }),
      ...(usesFallback ? [words.fallback] : []),
      ...(isAnyOutside && !isUrgent && !lines.some(isConditional) ? [words.fivePercent] : []),
      ...(isPattern(lines) ? [words.anaemia] : []),
    ],
    outputs: lines.flatMap(presentLine),
    sections: [...nameRanges(lines), ...explainLines(lines)],
    // No appointment is suggested where a doctor is required today.
    next: isUrgent ? nextOfUrgent(lines) : [isAnyOutside ? words.nextOut : words.nextIn],
  };
}

const nextOfUrgent = (lines: readonly LineResult[]): readonly string[] => [
  ...(lines.some(isForHospital) ? words.nextNow : words.nextUrgent),
  words.nextUnwell,
];

function presentLine(line: LineResult): readonly Output[] {
  const { code, flag, si, isUrgent, analyte } = line;
  const group = analyteWords[code].label;
  const siUnit = writeUnit(analyte.units[0].code);
  return [
    ...(flag
      ? [{ name: `flag.${code}`, label: words.flag, value: flag, text: sayFlag(line, flag), group }]
      : []),
    ...(si === undefined
      ? []
      : [
          {
            name: `si.${code}`,
            label: words.si,
            value: trimmed(si, 4),
            text: `${writeTrimmed(si, 2)} ${siUnit}`.trim(),
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

const sayFlag = (line: LineResult, flag: Flag): string =>
  flag === 'in_range' && isConditional(line) ? words.inRangeWithout : words.flags[flag];

function headlineOf({ lines }: BloodTestResult): string {
  const urgent = lines.filter(({ isUrgent }) => isUrgent);
  if (urgent.length > 0)
    return words.urgentHeadlines[urgent.some(isForHospital) ? 'now' : 'today'](urgent.length);
  const compared = lines.filter(({ flag }) => flag !== undefined);
  const outside = compared.filter(isOutside);
  if (compared.length === 0) return words.nothingCompared;
  if (outside.length === 0)
    return compared.some(isConditional) ? words.allInWithout : words.allIn(compared.length);
  if (compared.length === 1) return words.oneOutside;
  return outside.length === compared.length
    ? words.allOutside
    : words.outside(outside.length, compared.length);
}

function toneOf({ lines }: BloodTestResult): Tone {
  if (lines.some(({ isUrgent }) => isUrgent)) return 'urgent';
  return lines.every((line) => line.flag === 'in_range' && !isConditional(line)) ? 'calm' : 'notice';
}

/** Whether red cell size may help to find the cause of low haemoglobin; only a doctor determines it. */
const isPattern = (lines: readonly LineResult[]): boolean =>
  lines.some(({ code, flag }) => code === 'hemoglobin' && flag === 'low') &&
  lines.some((line) => line.code === 'mcv' && isOutside(line));

/** Lists the range of each value and its source. */
function nameRanges(lines: readonly LineResult[]): readonly AnswerSection[] {
  const items = lines.flatMap(({ code, range, unit }) =>
    range
      ? [
          words.range(
            analyteWords[code].label,
            writeRange(range),
            writeUnit(unit.code),
            words.sources[range.source],
          ),
        ]
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
