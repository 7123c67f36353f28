import { type ManifestChunk, onDemandComponents, type ViteManifest } from '../../src/web/rendering/assets.ts';

const entry = 'src/web/entry-browser.tsx';
const calculator = /^src\/web\/calculators\/screens\//;
/** Screens whose parts a reader without a connection may open as well. */
const reading = /^src\/web\/screens\/(article|term)\//;

/** The files that the service worker keeps beforehand, by their addresses. */
interface OfflineFiles {
  readonly entry: string;
  readonly files: readonly string[];
}

/**
 * Lists what pages without a connection load by script, so that their markup does not name it: all parts of the calculators, and
 * of other pages the parts that are needed to bring them to life.
 */
export function listOfflineFiles(manifest: ViteManifest): OfflineFiles {
  const chunks = new Set<ManifestChunk>();
  const collect = (key: string, withParts: boolean): void => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) collect(imported, withParts);
    if (withParts)
      for (const part of chunk.dynamicImports ?? []) if (!part.includes('.screen.')) collect(part, true);
  };
  // The entry and what it imports lead to every screen, so their parts are left out.
  collect(entry, false);
  for (const key of ['src/web/navigation/offline/start-offline.ts', ...onDemandComponents])
    collect(key, false);
  for (const key of Object.keys(manifest)) if (reading.test(key)) collect(key, false);
  for (const key of Object.keys(manifest)) if (calculator.test(key)) collect(key, true);
  const files = [...chunks].flatMap(({ file, css = [] }) => [file, ...css]);
  return {
    entry: addressOf(manifest[entry]?.file ?? ''),
    files: [...new Set(files)].map(addressOf).filter((address) => /\.(js|css)$/.test(address)),
  };
}

const addressOf = (file: string): string => `/static/${file}`;
