import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { escapeMarkup } from '#shared/content/escape-markup.ts';
import { signInPath } from '#shared/paths/paths.ts';
import { webDirectory } from './web.ts';

const entry = 'src/office/entry-office.tsx';

/** One file of the office's manifest, as Vite writes it. */
interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/**
 * Serves the back office: one document for every address below `/office/`, the same for everybody. It holds no data: the
 * calls decide what a person may see. Visitors who are signed out are redirected to sign-in.
 */
export function installOfficePage(
  app: FastifyInstance,
  config: Config,
  {
    isSignedIn,
    isDevelopment,
  }: {
    readonly isSignedIn: (cookies: Readonly<Partial<Record<string, string>>>) => Promise<boolean>;
    readonly isDevelopment: boolean;
  },
): void {
  const document = writeOfficeDocument(config, isDevelopment ? developmentHead() : builtHead());
  for (const url of ['/office', '/office/*'])
    app.get(url, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      if (!(await isSignedIn(request.cookies))) return reply.redirect(signInPath(request.url), 302);
      return reply.type('text/html; charset=utf-8').send(document);
    });
}

/** In development Vite serves the sources. */
const developmentHead = (): string =>
  `<script type="module" src="/static/@vite/client"></script><script type="module" src="/static/${entry}"></script>`;

function builtHead(): string {
  const path = join(webDirectory, 'client/office/.vite/manifest.json');
  if (!existsSync(path)) return '';
  const files: Record<string, BuiltFile> = JSON.parse(readFileSync(path, 'utf8'));
  const first = files[entry];
  if (!first) return '';
  const below = (first.imports ?? []).flatMap((name) => files[name] ?? []);
  const styles = [first, ...below].flatMap(({ css = [] }) => css);
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="/static/office/${href}">`),
    ...below.map(({ file }) => `<link rel="modulepreload" href="/static/office/${file}">`),
    `<script type="module" src="/static/office/${first.file}"></script>`,
  ].join('');
}

const writeOfficeDocument = ({ SITE_NAME }: Config, head: string): string =>
  `<!doctype html><html lang="ka"><head><meta charset="utf-8"><title>${escapeMarkup(SITE_NAME)}</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
  `<meta name="color-scheme" content="light dark"><link rel="icon" href="/static/icon.svg" type="image/svg+xml">` +
  `<script src="/constants.js" defer></script>${head}</head><body><div id="office"></div></body></html>`;
