import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractAddresses } from './scripts/launch/contract-addresses.ts';

const vendor = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;

/** Parts that nearly every screen shows: one file of them presses smaller than thirty. */
const everywhere = [
  /web\/components\/(\w+\/)?(accents|ArticleCard|Breadcrumbs|CardGrid|device|DottedLine|ExternalMark|LinkChips|media|MostRead|on-demand)\./,
  /web\/components\/(\w+\/)?(PageHead|Passage|PersonBadge|Picture|Portrait|RichText|SectionHead|ShareBar|site|Sources|NoBreakText|VideoMark)\./,
  /web\/advertising\/(Ad|recommended\/(load|RecommendedBlock))/,
  /web\/blocks\/feed\/FeedOffer\b/,
  /web\/layouts\/(page|head)\/(page-extras|page-facts|require-address|screen|structured-data)\b/,
  /shared\/(content\/(dates|html-text)|language\/ka\/reading\/lightbox)\b/,
  /lucide-react\/dist\/esm\/(?!icons\/(?!(phone|shield-check)\.))/,
];
/** Small parts of lists of people and places, for the same reason: each file costs a reader its headers too. */
const cards = [
  /web\/components\/cards\/RecordCard\./,
  /web\/components\/people\/(CallLink|PersonCard|VerifiedMark|map-address)\./,
  /web\/layouts\/listing\/doctor-places\./,
  /lucide-react\/dist\/esm\/icons\/(map-pin|badge-check)\./,
  /shared\/language\/ka\/directories\/directories\./,
];
/** What lists of records are narrowed and paged by. */
const listing = [
  /web\/layouts\/listing\/(listing|use-filtering|FilterSelect|search-ids)\./,
  /web\/components\/forms\/(Select|Field\.module)\./,
  /web\/(\w+\/)+(ListWithAds|PageStepper|read-page|list-every-page|Introduction|LinkStrip|Pagination)\./,
  /lucide-react\/dist\/esm\/icons\/(clock|siren)\./,
  /shared\/language\/ka\/(site\/listing|reading\/category)\./,
];
/** Hours of clinics, in their own pages and among what is found. */
const hours = [/web\/components\/people\/OpenNow\./, /shared\/(\w+\/)+opening-hours\./];
/** The sponsors' slider stands on most pages, so it carries what the front page's has in common with it. */
const sliders = [
  /web\/blocks\/feed\/FeedSlider\.tsx/,
  /web\/(\w+\/)+use-pause-on-interaction\./,
  /lucide-react\/dist\/esm\/icons\/pause\./,
];
const isOneOf = (parts: readonly RegExp[]) => (id: string) =>
  parts.some((part) => part.test(id.replaceAll('\\', '/')));

/**
 * `vite build` writes the browser's files with a manifest, `vite build --ssr src/web/rendering/entry-server.tsx` the server's
 * renderer. The renderer carries its own production React, so its speed does not hang on NODE_ENV.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/static/',
  publicDir: 'src/web/public',
  plugins: [contractAddresses(), react()],
  appType: 'custom',
  css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]__[local]' } },
  ...(command === 'build'
    ? { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true as const } }
    : {}),
  build: isSsrBuild
    ? {
        outDir: 'dist/web/server',
        emptyOutDir: true,
        target: 'node24',
        copyPublicDir: false,
        minify: false,
        // Apart from Georgian text, which would have each of its letters take two bytes of memory.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: vendor }] } } },
      }
    : {
        outDir: 'dist/web/client',
        emptyOutDir: true,
        target: 'baseline-widely-available',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // The names of what each screen imports would weigh down every first visit; a screen is asked for on hover.
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: 'src/web/entry-browser.tsx',
          output: {
            // Style sheets go by their hash alone: each of their names stands in a list that every first visit loads.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'react', test: vendor, priority: 2 },
                { name: 'page', test: isOneOf(everywhere) },
                { name: 'cards', test: isOneOf(cards) },
                { name: 'listing', test: isOneOf(listing) },
                { name: 'hours', test: isOneOf(hours) },
                { name: 'sliders', test: isOneOf(sliders) },
              ],
            },
          },
        },
      },
}));
