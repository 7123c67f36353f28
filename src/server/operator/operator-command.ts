import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';

/** The environment of an operator's command, in its own process or inside the running portal. */
export interface OperatorPortal {
  readonly config: Config;
  readonly db: Database;
  /** Prints a line to the operator's standard output. */
  readonly print: (line: string) => void;
  /** Prints a line to the operator's standard error. */
  readonly warn: (line: string) => void;
}

/** Runs the command. @returns the exit code; undefined means 0 */
export type OperatorTask = (portal: OperatorPortal) => Promise<number | undefined>;

/** A command of package.json that works on the database. */
export interface OperatorCommand {
  readonly help: string;
  /** Whether the database is migrated before the task runs; default true. */
  readonly migratesFirst?: boolean;
  /** Parses the command line; paths are relative to `folder`. @returns the task, or what is wrong */
  readonly read: (commandLine: readonly string[], folder: string) => OperatorTask | string;
}

/** Parses options and positional arguments. @returns what is wrong otherwise, in the words of Node */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  commandLine: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...commandLine], options, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
