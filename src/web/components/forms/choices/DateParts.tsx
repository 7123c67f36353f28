import type { ComponentProps, ReactNode } from 'react';
import { GroupFrame, type GroupProps } from '../frame/GroupFrame.tsx';
import { DateSelects } from './DateSelects.tsx';

interface DatePartsProps extends GroupProps, Pick<ComponentProps<typeof DateSelects>, 'years' | 'parts'> {
  readonly children?: ReactNode;
}

/** Renders a date of three parts with its label above, and hint and error below. */
export function DateParts({ years, parts, children, ...frame }: DatePartsProps) {
  return (
    <GroupFrame role="group" {...frame}>
      {(described) => (
        <DateSelects
          name={frame.name}
          isWrong={Boolean(frame.error)}
          years={years}
          parts={{
            day: { ...described, ...parts.day },
            month: { ...described, ...parts.month },
            year: { ...described, ...parts.year },
          }}
        >
          {children}
        </DateSelects>
      )}
    </GroupFrame>
  );
}
