import { z } from 'zod';
import type { RateLimits } from '#server/adapters/rate-limits/rate-limits.ts';
import { networkOf } from '#shared/accounts/network.ts';

export type CspReports = ReturnType<typeof createCspReports>;

/** Directives that are counted by name; others count as "other", because anybody can send reports. */
const directives: ReadonlySet<string> = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'media-src', 'font-src', 'connect-src', 'frame-src', 'object-src'],
  ...['base-uri', 'frame-ancestors', 'form-action'],
]);
/** The limit of log lines per process and hour. */
const maxLogged = 20;
/** The limit of reports read from one call. */
const maxReports = 10;

const text = z.string().max(2_000).catch('');
const fromUri = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});
const fromApi = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: text, blockedURL: text }),
  }),
);

/** Counts violations and logs some of them. Nothing about the reader or the page is stored. */
export function createCspReports({
  rateLimits,
  count,
  log,
}: {
  rateLimits: RateLimits;
  count: (directive: string) => void;
  log: (report: { directive: string; blocked: string }) => void;
}) {
  const ofNetwork = rateLimits.open({ name: 'csp-report', points: 60, seconds: 3_600 });
  const logged = rateLimits.open({ name: 'csp-report-logged', points: maxLogged, seconds: 3_600 });

  async function receive({ raw, address }: { raw: Buffer; address: string }): Promise<void> {
    const network = networkOf(address);
    if (await ofNetwork.isReached(network)) return;
    await ofNetwork.note(network);
    for (const { directive, blocked } of readReports(raw).slice(0, maxReports)) {
      count(directive);
      if (await logged.isReached('all')) continue;
      await logged.note('all');
      log({ directive, blocked });
    }
  }

  return { receive };
}

/** Parses a report of `report-uri` or of the Reporting API; empty for anything else. */
function readReports(raw: Buffer): { directive: string; blocked: string }[] {
  const json = parseJson(raw.toString('utf8'));
  const one = fromUri.safeParse(json).data?.['csp-report'];
  if (one) return [reportOf(one['effective-directive'] || one['violated-directive'], one['blocked-uri'])];
  const reports = fromApi.safeParse(json).data ?? [];
  return reports.map(({ body }) => reportOf(body.effectiveDirective, body.blockedURL));
}

function parseJson(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}

function reportOf(directive: string, blocked: string) {
  const [name = ''] = directive.split(' ');
  return { directive: directives.has(name) ? name : 'other', blocked: originOf(blocked) };
}

/** The origin of the blocked address, without path and query, which could reveal what somebody read. */
const originOf = (blocked: string): string =>
  URL.canParse(blocked) && new URL(blocked).origin !== 'null'
    ? new URL(blocked).origin
    : blocked.slice(0, 30);
