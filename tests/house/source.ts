/** A file of the project as the house rules see it; the path is relative to the top folder, with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A rule that a line breaks, and what to do about it. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  readonly remedy: string;
}

/** Every house rule has this shape: pure, over all files at once. */
export type Rule = (files: readonly SourceFile[]) => Finding[];

/** The sentence a broken rule fails with. */
export function sentenceOf({ path, line, rule, remedy }: Finding): string {
  return `${path}:${line} breaks the rule „${rule}“. ${remedy}`;
}

/** Line number, from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** All places where a global expression matches, as line numbers. */
export function linesMatching(text: string, expression: RegExp): number[] {
  return Array.from(text.matchAll(expression), (match) => lineAt(text, match.index));
}

export const isTest = (path: string): boolean => /\.(test|journey)\.tsx?$/.test(path);
export const isScript = (path: string): boolean => /\.(tsx?|mts|mjs)$/.test(path) && !path.endsWith('.d.mts');
export const isStyle = (path: string): boolean => path.endsWith('.css');
