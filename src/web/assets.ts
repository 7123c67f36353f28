/** One entry of Vite's `.vite/manifest.json`. */
export interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}
export type ViteManifest = Readonly<Record<string, ManifestChunk>>;

/** What a page's head asks the browser to fetch; addresses start with the static base. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

const base = '/static/';
const entry = 'src/web/entry-browser.tsx';
const preloadedFont = /noto-sans-georgian-georgian-wght-normal.*\.woff2$/;

/** Parts the server draws while their code comes on demand (`components/on-demand.tsx`): their styles come with the page. */
export const drawnOnDemand: readonly string[] = [
  'src/web/advertising/video/VideoPlayer.tsx',
  'src/web/blocks/feed/FeedSlider.tsx',
  'src/web/blocks/slider/MainSlider.tsx',
  'src/web/frames/ProblemView.tsx',
];

/** In `npm run dev` there is no manifest: Vite serves the sources, and brings the styles by script. */
const developmentAssets: PageAssets = {
  scripts: ['@vite/client', entry].map((file) => base + file),
  preloads: [],
  styles: [],
  fonts: [],
};

/** The files of a screen: its own chunk and everything it imports, the shell's first. */
export function assetsOf(manifest: ViteManifest | undefined, screenFile: string | undefined): PageAssets {
  if (!manifest) return developmentAssets;
  const chunks = new Map<string, ManifestChunk>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(key)) return;
    for (const imported of chunk.imports ?? []) collect(imported);
    chunks.set(key, chunk);
  };
  collect(entry);
  if (screenFile) collect(screenFile);
  // The entry's styles name the layers, and the first to name one decides its rank.
  const all = [...new Set([manifest[entry], ...chunks.values()])].filter((chunk) => chunk !== undefined);
  const onDemand = all
    .flatMap(({ dynamicImports = [] }) => dynamicImports.filter((key) => drawnOnDemand.includes(key)))
    .flatMap((key) => manifest[key] ?? []);
  const entryFile = manifest[entry]?.file;
  const unique = (files: readonly string[]) => [...new Set(files)].map((file) => base + file);
  return {
    scripts: entryFile ? [base + entryFile] : [],
    preloads: unique(
      all.map((chunk) => chunk.file).filter((file) => file !== entryFile && file.endsWith('.js')),
    ),
    styles: unique([...all, ...onDemand].flatMap((chunk) => chunk.css ?? [])),
    fonts: unique(all.flatMap((chunk) => chunk.assets ?? []).filter((file) => preloadedFont.test(file))),
  };
}
