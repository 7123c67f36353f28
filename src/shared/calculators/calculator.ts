import type { CivilDay } from './days/civil-day.ts';
import type { Entries, Form, Rows } from './form/field.ts';
import type { Refusal } from './form/refusal.ts';

/** Where a figure comes from. */
export interface Source {
  readonly title: string;
  readonly year: number;
  readonly url?: string;
}

/** A part of the text that explains how a calculator works. */
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

/** What else there is on the portal about a calculator's subject, by aliases. What does not exist is not shown. */
export interface Topics {
  /** Articles with any of these tags. */
  readonly tags: readonly string[];
  /** Terms of the encyclopedia, the nearest first. */
  readonly terms: readonly string[];
  /** Doctors of any of these professions. */
  readonly professions: readonly string[];
}

/** A page of evidence: what is asked, how it is worked out, from which sources, and where its limits are. */
export interface Definition {
  /** The page's address without `/` and `.html` (SPEC.md section 2). */
  readonly alias: string;
  readonly title: string;
  /** One or two sentences for the card and for search engines. */
  readonly introtext: string;
  readonly fields: Form;
  readonly rows?: Rows;
  /** Word on the button. */
  readonly submit: string;
  /** Names of the results, as CONTRACT.md section 8 has them; `*` stands for a row or an analyte. */
  readonly outputs: readonly string[];
  readonly method: readonly MethodPart[];
  readonly sources: readonly Source[];
  readonly limits: readonly string[];
  readonly seeDoctor: readonly string[];
  /** Signs that need 112 or a hospital at once. */
  readonly emergency: readonly string[];
  readonly topics: Topics;
  /** What a clinician has yet to confirm; empty when all of it is. */
  readonly needsReview: readonly string[];
}

/** A result: for programs in `value`, for readers in `text`. */
export interface Output {
  /** CONTRACT.md section 8. */
  readonly name: string;
  readonly label: string;
  /** Machine-readable: numbers with a point, dates as `YYYY-MM-DD`, classes as their code. */
  readonly value: string;
  readonly text: string;
  /** Results of one thing stand in one row, under this label. */
  readonly group?: string;
  /** The one the page shows large. */
  readonly isMain?: true;
}

/** How worried an answer has to sound: colour and order hang on it, never the words alone. */
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
  /** Lists that belong to this answer alone: skills of an age, what a week brings. */
  readonly sections?: readonly AnswerSection[];
  /** Concrete next steps. */
  readonly next: readonly string[];
}

/** What comes of the inputs: refusals and nothing else, or a result with its answer. */
export type Outcome<Result = unknown> =
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'answered'; readonly result: Result; readonly answer: Answer };

/** A calculator: pure, and total over whatever stands in its inputs. */
export interface Calculator<Result = unknown> {
  readonly definition: Definition;
  readonly calculate: (entries: Entries, today: CivilDay) => Outcome<Result>;
}

export const refused = (...refusals: readonly Refusal[]): Outcome<never> => ({ kind: 'refused', refusals });
