/** A project file for the house rules; the path is relative to the top folder, with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A violation of a rule, with its remedy. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  readonly remedy: string;
}

/** A house rule: a pure function of all files. */
export type Rule = (files: readonly SourceFile[]) => Finding[];

/** The sentence that describes a finding. */
export function sentenceOf({ path, line, rule, remedy }: Finding): string {
  return `${path}:${line} breaks the rule „${rule}“. ${remedy}`;
}

/** The line number, from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The line numbers of all matches of a global expression. */
export function linesMatching(text: string, expression: RegExp): number[] {
  return Array.from(text.matchAll(expression), (match) => lineAt(text, match.index));
}

export const isTest = (path: string): boolean => /\.(test|journey)\.tsx?$/.test(path);
export const isScript = (path: string): boolean => /\.(tsx?|mts|mjs)$/.test(path) && !path.endsWith('.d.mts');
export const isStyle = (path: string): boolean => path.endsWith('.css');
