import { general } from '#shared/language/ka/calculators/fields.ts';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import { listSigns, titleOfHospital } from '#shared/language/ka/emergency-signs.ts';
import type { Answer, Definition } from './calculator.ts';
import { describeInputs } from './form/describe-inputs.ts';
import type { Entries } from './form/field.ts';

/** A whole answer as plain text, for a mail or a doctor. */
export function answerText(definition: Definition, answer: Answer, entries: Entries): string {
  const inputs = describeInputs(definition, entries).map(({ label, text }) => `${label}: ${text}`);
  const outputs = answer.outputs.map(
    ({ group, label, text }) => `${group ? `${group}, ` : ''}${label}: ${text}`,
  );
  return [
    definition.title,
    '',
    answer.headline,
    ...answer.explanation,
    '',
    ...outputs,
    ...section(words.inputs, inputs),
    ...(answer.sections ?? []).flatMap(({ title, items }) => section(title, bullets(items))),
    ...section(words.next, bullets(answer.next)),
    ...emergencyLines(definition, answer),
    ...section(
      words.sources,
      definition.sources.map(({ title, year }) => `${title}, ${year}`),
    ),
    '',
    general,
  ].join('\n');
}

/** As on the page: the warning signs if the answer is urgent, otherwise the emergency number. */
function emergencyLines({ warnings }: Definition, { tone }: Answer): readonly string[] {
  if (tone === 'urgent')
    return [
      ...section(words.emergencyTitle, bullets(listSigns('call_112', warnings))),
      ...section(titleOfHospital(warnings), bullets(listSigns('hospital_now', warnings))),
    ];
  return tone === 'notice' || warnings.length > 0 ? ['', `${words.inEmergency} 112`] : [];
}

const bullets = (items: readonly string[]): readonly string[] => items.map((item) => `– ${item}`);

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? ['', `${title}:`, ...lines] : [];
