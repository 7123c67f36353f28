/** Collects what must hold, and says at once whether it does. */
export interface Report {
  must(what: string, holds: boolean, found?: unknown): void;
  say(line: string): void;
  /** How long a scenario goes on that has no end of its own. */
  readonly minutes: number;
}

/** One thing that goes wrong, and what must hold all the while and afterwards. */
export interface Scenario {
  readonly about: string;
  run(report: Report): Promise<void>;
}

/** This machine lacks something that a scenario needs; the message says what to do. */
export class MissingRequirement extends Error {
  override readonly name = 'MissingRequirement';
}

/** Runs a scenario and prints its report. @returns whether everything held */
export async function runScenario(
  name: string,
  scenario: Scenario,
  print: (line: string) => void,
  minutes = 1,
): Promise<boolean> {
  let isFine = true;
  const say = (line: string) => print(`${name}: ${line}`);
  const must = (what: string, holds: boolean, found?: unknown) => {
    isFine &&= holds;
    const detail = describe(found);
    say(`${holds ? 'holds' : 'BROKEN'}: ${what}${detail}`);
  };
  say(scenario.about);
  const began = performance.now();
  try {
    await scenario.run({ must, say, minutes });
  } catch (error) {
    isFine = false;
    say(
      error instanceof MissingRequirement
        ? error.message
        : `BROKEN: ${error instanceof Error ? error.stack : error}`,
    );
  }
  say(
    `${isFine ? 'all of it holds' : 'does not hold'}, after ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  return isFine;
}

/** What was found, in brackets; nothing of an empty list. */
function describe(found: unknown): string {
  if (found === undefined || (Array.isArray(found) && found.length === 0)) return '';
  if (typeof found === 'number') return ` (${Math.round(found)})`;
  return ` (${typeof found === 'string' ? found : JSON.stringify(found)})`;
}
