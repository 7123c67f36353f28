import type { SignId } from '#shared/medicine/emergency-signs.ts';
import type { CivilDay } from './days/civil-day.ts';
import type { Entries, Form, Rows } from './form/field.ts';
import type { Refusal } from './form/refusal.ts';

/** The source of a figure. */
export interface Source {
  readonly title: string;
  readonly year: number;
  readonly url?: string;
}

/** A part of the explanation of a calculator's method. */
export type MethodPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** Related content by aliases; missing records are not shown. */
export interface Topics {
  /** Articles with any of these tags. */
  readonly tags: readonly string[];
  /** Terms of the encyclopedia, most relevant first. */
  readonly terms: readonly string[];
  /** Doctors of any of these professions. */
  readonly professions: readonly string[];
}

/** The evidence of a calculator: inputs, method, sources and limits. */
export interface Definition {
  /** The page's address without `/` and `.html` (SPEC.md section 2). */
  readonly alias: string;
  readonly title: string;
  /** One or two sentences for cards and search engines. */
  readonly introtext: string;
  readonly fields: Form;
  readonly rows?: Rows;
  /** The label of the button. */
  readonly submit: string;
  /** Names of the outputs by CONTRACT.md section 8; `*` is the number of a row or the code of an analyte. */
  readonly outputs: readonly string[];
  readonly method: readonly MethodPart[];
  readonly sources: readonly Source[];
  readonly limits: readonly string[];
  readonly seeDoctor: readonly string[];
  /** Warning signs; `medicine/emergency-signs.ts` has their actions. */
  readonly warnings: readonly SignId[];
  readonly topics: Topics;
  /** Statements that a clinician has not confirmed yet. */
  readonly needsReview: readonly string[];
}

/** A result: `value` for programs, `text` for readers. */
export interface Output {
  /** CONTRACT.md section 8. */
  readonly name: string;
  readonly label: string;
  /** Machine-readable: numbers with a decimal point, dates as `YYYY-MM-DD`, classes by code. */
  readonly value: string;
  readonly text: string;
  /** Outputs with the same group are shown in one row under this label. */
  readonly group?: string;
  /** The output that is shown large. */
  readonly isMain?: true;
  /** Whether the output stands behind a disclosure: a professional's figure, or one that the headline has said already. */
  readonly isFolded?: boolean;
}

/** The urgency of an answer, which determines colour and order besides the words. */
export type Tone = 'calm' | 'notice' | 'urgent';

export interface AnswerSection {
  readonly title: string;
  readonly items: readonly string[];
}

/** An answer, first in words. */
export interface Answer {
  readonly tone: Tone;
  readonly headline: string;
  readonly explanation: readonly string[];
  readonly outputs: readonly Output[];
  /** Lists of this answer, such as skills of an age or facts about a week. */
  readonly sections?: readonly AnswerSection[];
  /** Concrete next steps. */
  readonly next: readonly string[];
}

/** The outcome: either refusals, or a result with its answer. */
export type Outcome<Result = unknown> =
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'answered'; readonly result: Result; readonly answer: Answer };

/** A calculator: pure, and total for any input. */
export interface Calculator<Result = unknown> {
  readonly definition: Definition;
  readonly calculate: (entries: Entries, today: CivilDay) => Outcome<Result>;
}

export const refused = (...refusals: readonly Refusal[]): Outcome<never> => ({ kind: 'refused', refusals });
