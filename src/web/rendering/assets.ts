/** One entry of Vite's `.vite/manifest.json`. */
export interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}
export type ViteManifest = Readonly<Record<string, ManifestChunk>>;

/** Files that a page's head links; addresses start with the static base. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

const base = '/static/';
const entry = 'src/web/entry-browser.tsx';
/** What every title and sentence is set in, as cut by `npm run fonts`; a line that waited for one of them would break elsewhere. */
const preloadedFont = /noto-(?:sans|serif)-(?:georgian|signs)-(?!.*wght)[^/]*\.woff2$/;

/**
 * Components that the server renders and the browser loads on demand (`components/on-demand.tsx`). Pages link their
 * styles.
 */
export const onDemandComponents: readonly string[] = [
  'src/web/advertising/video/VideoPlayer.tsx',
  'src/web/blocks/feed/FeedSlider.tsx',
  'src/web/blocks/slider/MainSlider.tsx',
  'src/web/components/people/OpenNow.tsx',
  'src/web/layouts/listing/map/SketchMap.tsx',
  'src/web/layouts/page/ProblemView.tsx',
];

/** Files of several parts (the groups of vite.config.ts) that such a component is in; the manifest knows them by the group's name. */
const onDemandGroups: readonly string[] = ['sliders', 'hours'];

/** Assets of `npm run dev`, where Vite serves the sources and injects the styles. */
const developmentAssets: PageAssets = {
  scripts: ['@vite/client', entry].map((file) => base + file),
  preloads: [],
  styles: [],
  fonts: [],
};

/** Returns the files of a screen: those of the shell, of the screen's chunk and of all its imports. */
export function assetsOf(manifest: ViteManifest | undefined, screenFile: string | undefined): PageAssets {
  if (!manifest) return developmentAssets;
  const chunks = new Map<string, ManifestChunk>();
  // Chunks may import one another in a circle.
  const visited = new Set<string>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) collect(imported);
    chunks.set(key, chunk);
  };
  collect(entry);
  if (screenFile) collect(screenFile);
  // The entry's styles come first, because they declare the order of the cascade layers.
  const orderedChunks = [...new Set([manifest[entry], ...chunks.values()])].filter(
    (chunk) => chunk !== undefined,
  );
  const onDemand = orderedChunks.flatMap(({ dynamicImports = [] }) =>
    dynamicImports.flatMap((key) => {
      const chunk = manifest[key];
      const isOnDemand = onDemandComponents.includes(key) || onDemandGroups.includes(chunk?.name ?? '');
      return chunk && isOnDemand ? [chunk] : [];
    }),
  );
  const entryFile = manifest[entry]?.file;
  const unique = (files: readonly string[]) => [...new Set(files)].map((file) => base + file);
  return {
    scripts: entryFile ? [base + entryFile] : [],
    preloads: unique(
      orderedChunks.map((chunk) => chunk.file).filter((file) => file !== entryFile && file.endsWith('.js')),
    ),
    styles: unique([...orderedChunks, ...onDemand].flatMap((chunk) => chunk.css ?? [])),
    fonts: unique(
      orderedChunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => preloadedFont.test(file)),
    ),
  };
}
