import { isScript, isTest, lineAt, linesMatching, type Rule, type SourceFile } from './source.ts';
import { syntaxOf } from './syntax.ts';

const contracts = /^src\/shared\/contracts\/(?:[a-z-]+\/)*[^/]+\.ts$/;
const routes = /^src\/server\/.*\.routes\.ts$/;
/** Adapters speak other parties' protocols, whose paths may look alike. */
const adapters = /^src\/server\/adapters\//;

/** The path of a call, with or without an origin. */
const callPath = /['"`](?:\$\{[^}]*\})?\/(?:api|payment|become_recommended)\/[\w{$]/g;

/**
 * A call has at most four files: contract, route, service and, if needed, repository. Its path is only in its contract, and one
 * routes file registers it.
 */
export const checkCalls: Rule = (files) => [
  ...files.flatMap(findWrittenPaths),
  ...files.flatMap((file) => (contracts.test(file.path) ? findUnregistered(file, files) : [])),
];

function findWrittenPaths(file: SourceFile): ReturnType<Rule> {
  const { path } = file;
  const isOwnCode = path.startsWith('src/') && isScript(path) && !isTest(path);
  if (!isOwnCode || contracts.test(path) || adapters.test(path)) return [];
  return linesMatching(syntaxOf(file).code, callPath).map((line) => ({
    path,
    line,
    rule: 'a path of a call is written in its contract alone',
    remedy:
      'Take the call from src/shared/contracts: register(call, …) on the server, callApi(call, …) in the web, call.path elsewhere.',
  }));
}

function findUnregistered(file: SourceFile, files: readonly SourceFile[]): ReturnType<Rule> {
  const { code } = syntaxOf(file);
  return [...code.matchAll(/export const (\w+) = defineCall\(/g)].flatMap(({ 1: name = '', index }) => {
    const places = files
      .filter(({ path }) => routes.test(path))
      .filter((one) => importsFrom(one, file.path) && registers(one, name));
    if (places.length === 1) return [];
    return [
      {
        path: file.path,
        line: lineAt(code, index),
        rule: 'a call is registered by exactly one routes file',
        remedy:
          places.length === 0
            ? `Add register(${name}, …) to the routes file of its noun, or remove the call.`
            : `Keep one register(${name}, …): ${places.map(({ path }) => path).join(', ')}.`,
      },
    ];
  });
}

const importsFrom = (file: SourceFile, target: string): boolean =>
  syntaxOf(file).imports.some((one) => one.target === target);

const registers = (file: SourceFile, name: string): boolean =>
  new RegExp(`\\bregister\\(\\s*${name}\\s*,`).test(syntaxOf(file).code);
