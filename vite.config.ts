import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { refuseChunkCircles } from './scripts/launch/chunk-circles.ts';
import { contractAddresses } from './scripts/launch/contract-addresses.ts';

const vendor = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/;

/** Parts that nearly every screen shows: one file of them presses smaller than thirty. */
const everywhere = [
  /web\/components\/(\w+\/)?(accents|ArticleCard|AskCard|Breadcrumbs|CardGrid|device|DottedLine|ExternalMark|LinkChips|media|MostRead|on-demand)\./,
  /web\/components\/(\w+\/)?(PageHead|Passage|PersonBadge|Picture|Portrait|RichText|SectionHead|site|NoBreakText|VideoMark)\./,
  /web\/advertising\/(Ad|watch-frame|recommended\/(load|RecommendedBlock))/,
  // Of a feed that does not slide, too: else every page would load the slider for a class name.
  /web\/blocks\/feed\/(FeedOffer|FeedBlock\.module)\b/,
  /web\/layouts\/(page|head)\/(page-extras|page-facts|require-address|screen|structured-data)\b/,
  /shared\/(content\/(dates|html-text)|language\/ka\/reading\/lightbox)\b/,
  /lucide-react\/dist\/esm\/(?!icons\/(?!(phone|shield-check)\.))/,
];
/** Parts of lists of people and places, for the same reason: each file costs a reader its headers too. */
const cards = [
  /web\/components\/cards\/RecordCard\./,
  /web\/components\/people\/(CallLink|PersonCard|VerifiedMark|map-address)\./,
  /web\/layouts\/listing\/(ListPage|doctor-places)\./,
  /web\/components\/forms\/PillButton\./,
  /lucide-react\/dist\/esm\/icons\/(map-pin|badge-check)\./,
  /shared\/language\/ka\/directories\/(directories|doctors|clinics)\./,
];
/** What lists of records are narrowed and paged by. */
const listing = [
  /web\/layouts\/listing\/(listing|use-filtering|FilterSelect|search-ids)\./,
  /web\/components\/forms\/(Select|Field\.module)\./,
  /web\/(\w+\/)+(ListWithAds|describe-list|read-page|list-every-page|Introduction|LinkStrip|Pagination)\./,
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
/** What stands around a text that is read: where it comes from, how it is passed on, where else to ask. */
const reading = [
  /web\/(\w+\/)+(FacebookMark|ShareBar|Sources|TextWithAds)\./,
  /shared\/language\/ka\/reading\/share\b/,
  /lucide-react\/dist\/esm\/icons\/(link|printer|share-2)\./,
];
/** Small parts of the front page that other pages show as well. */
const opening = [
  /web\/(\w+\/)+(AnswerList|CalculatorLinks|JournalCard)\./,
  /shared\/(\w+\/)+(alphabet|encyclopedia|special-project)\.ts/,
  /lucide-react\/dist\/esm\/icons\/book-open\./,
];
/** What shows the answers of a search and marks its words in them. */
const found = [/web\/(\w+\/)+(MarkedText|ResultList)\./, /shared\/language\/ka\/site\/search(-answer)?\./];
/** What forms are made of, so that a form is one file and not eight. */
const forms = [
  /web\/components\/forms\/(\w+\/)?(Field|FieldFrame|FieldNotes|GroupFrame|CheckField|SelectField|SegmentsField|ErrorSummary)\./,
  /web\/components\/forms\/(\w+\/)?(find-control|field-advice|use-descriptions|ChoiceCards\.module)\./,
  /shared\/language\/ka\/site\/forms\./,
  /lucide-react\/dist\/esm\/icons\/(plus|trash)\./,
];
/** The frame of every calculator: its form, its result and what stands beside them. */
const calculator = [
  /web\/calculators\/(form|result|evidence|side)\/(?!(lookup|rows\/(?!RowList|rows))\b)/,
  /web\/calculators\/(calculat|use-c|saved-inputs|Calculator)[\w-]*\./,
  /shared\/calculators\/(form|figures|days)\//,
  /shared\/(medicine|language\/ka)\/(emergency-signs|thresholds)\./,
  /shared\/language\/ka\/calculators\/(calculators|fields|refusals)\./,
  /web\/components\/forms\/choices\/DateParts\./,
  /shared\/calculators\/(answer-text|calculator|growth\/age|blood-sugar\/limits)\./,
  /web\/calculators\/form\/lookup\/lookup\./,
  /lucide-react\/dist\/esm\/icons\/(copy|rotate-ccw|shield-exclamation-point)\./,
];
/** What is known of growth, for its calculator and for diaries. */
const growth = [/shared\/calculators\/growth\/(?!fields|age)/];
/** The part of it that the first year needs too. */
const earlyGrowth = [
  /shared\/calculators\/growth\/(z-score|data\/(axes|growth-table|read-table|length-for-age\.data|weight-for-age\.data))\./,
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
  plugins: [contractAddresses(), react(), refuseChunkCircles()],
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
                { name: 'reading', test: isOneOf(reading) },
                { name: 'opening', test: isOneOf(opening) },
                { name: 'found', test: isOneOf(found) },
                { name: 'sliders', test: isOneOf(sliders) },
                // What these need may be needed everywhere, and stays where it is.
                { name: 'forms', test: isOneOf(forms), includeDependenciesRecursively: false },
                { name: 'calculator', test: isOneOf(calculator), includeDependenciesRecursively: false },
                {
                  name: 'early-growth',
                  test: isOneOf(earlyGrowth),
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                { name: 'growth', test: isOneOf(growth), includeDependenciesRecursively: false },
                {
                  name: 'charts',
                  test: /web[\\/]calculators[\\/]charts[\\/]/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
}));
