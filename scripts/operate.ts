/**
 * Runs an operator's command (`npm run import`, `staff`, `backup` …) by its name (src/server/operator/commands/commands.ts).
 */
import { runCommandLine } from '../src/server/operator/run-command.ts';

process.exitCode = await runCommandLine(process.argv.slice(2));
