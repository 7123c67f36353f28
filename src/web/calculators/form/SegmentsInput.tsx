import type { ChoiceField } from '#shared/calculators/form/field.ts';
import { SegmentsField } from '#web/components/forms/choices/SegmentsField.tsx';
import { useField } from './use-field.tsx';

interface SegmentsInputProps {
  readonly name: string;
  readonly field: ChoiceField;
}

/** Renders two or three short options as a segmented control. */
export function SegmentsInput({ name, field }: SegmentsInputProps) {
  const { text, change, frame } = useField(name, field);
  return (
    <SegmentsField {...frame} options={field.options} value={text || field.initial || ''} onChoose={change} />
  );
}
