import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { addressOf, contractOf, isCall } from '../../src/shared/contracts/call.ts';

const contracts = /\/src\/shared\/contracts\/(?:[a-z-]+\/)*[^/]+\.ts$/;
/** The virtual module of one call, so that the bundler puts it into the chunk that uses it. */
const oneCall = /^\0call:(\w+):(.+)$/;

/**
 * A plugin that replaces modules of calls by their addresses, which keeps zod and the schemas out of the browser's bundle
 * (docs/decisions/2026-11-23-contracts-as-addresses.md). Types are unaffected.
 */
export function contractAddresses(): Plugin {
  return {
    name: 'contract-addresses',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('call:') ? { id: `\0${id}`, moduleSideEffects: false } : undefined),
    async load(id) {
      const [, wanted, path = id] = oneCall.exec(id) ?? [];
      if (!contracts.test(path.replaceAll('\\', '/'))) return undefined;
      const calls = await addressesIn(path);
      if (wanted) return `export const ${wanted} = ${JSON.stringify(calls.get(wanted))};`;
      if (calls.size === 0) return undefined;
      return [...calls.keys()].map((name) => `export { ${name} } from 'call:${name}:${path}';`).join('\n');
    },
  };
}

async function addressesIn(path: string): Promise<ReadonlyMap<string, object>> {
  const module: Record<string, unknown> = await import(pathToFileURL(path).href);
  return new Map(
    Object.entries(module).flatMap(([name, value]) =>
      isCall(value) ? [[name, addressOf(contractOf(value))] as const] : [],
    ),
  );
}
