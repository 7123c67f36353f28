import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal();
}, 60_000);
afterAll(() => portal.close());

const report = async (body: object | string, type = 'application/csp-report', remoteAddress = '192.0.2.1') =>
  (
    await portal.app.inject({
      method: 'POST',
      url: '/api/csp-report/',
      headers: { 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      remoteAddress,
    })
  ).statusCode;
const counted = async (directive: string): Promise<number> =>
  Number(
    new RegExp(`salbuni_csp_reports_total\\{directive="${directive}"\\} (\\d+)`).exec(
      await portal.context.metrics.text(),
    )?.[1] ?? 0,
  );
const oldForm = (directive: string) => ({
  'csp-report': { 'effective-directive': directive, 'blocked-uri': 'https://evil.example/x?who=me' },
});

describe('reports of the Content-Security-Policy', () => {
  it('are requested by every page', async () => {
    const { headers } = await portal.app.inject('/');
    expect(headers['content-security-policy']).toContain('report-uri /api/csp-report/; report-to csp');
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-report/"');
  });

  it('are counted by directive, in both formats, without a token', async () => {
    expect(await report(oldForm('script-src-elem'))).toBe(204);
    const body = { effectiveDirective: 'img-src', blockedURL: 'inline' };
    expect(
      await report(
        [
          { type: 'csp-violation', body },
          { type: 'csp-violation', body },
        ],
        'application/reports+json',
      ),
    ).toBe(204);
    expect([await counted('script-src-elem'), await counted('img-src')]).toEqual([1, 2]);
  });

  it('that are malformed change nothing, and with an unknown directive count as others', async () => {
    for (const nonsense of ['', 'x', '[]', '{"csp-report": 1}']) expect(await report(nonsense)).toBe(204);
    expect(await report(oldForm('salbuni" evil'))).toBe(204);
    expect(await counted('other')).toBe(1);
    expect(await report('x'.repeat(70_000))).toBe(413);
  });

  it('are limited for each address', async () => {
    for (let one = 0; one < 70; one += 1)
      expect(await report(oldForm('font-src'), undefined, '192.0.2.9')).toBe(204);
    expect(await counted('font-src')).toBe(60);
  });
});
