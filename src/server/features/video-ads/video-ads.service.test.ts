import type { IncomingHttpHeaders } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#shared/contracts/call.ts';
import type { getVideoAd } from '#shared/contracts/video-ads.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom } from '#tests/support/office.ts';
import { type PartnerServer, startPartnerServer, text } from '#tests/support/partner-server.ts';

let partner: PartnerServer;
let portal: TestPortal;
let clock = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  partner = await startPartnerServer();
  portal = await buildPortal({
    now: () => clock,
    safeHttp: partner.safeHttp,
    environment: { VIDEO_AD_TAG_URL: `${partner.url}/vast?cb=[CACHEBUSTING]` },
  });
}, 60_000);
afterAll(async () => {
  await portal.close();
  partner.close();
});
beforeEach(() => {
  for (const path of Object.keys(partner.answers)) delete partner.answers[path];
  partner.asked.length = 0;
});

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });
const fetchAd = async () => (await get('/api/video-ads/')).json<AnswerOf<typeof getVideoAd>>().ad;
const overlay = (image: string, link = 'https://shop.example/offer') =>
  `<Creative><NonLinearAds><NonLinear><StaticResource creativeType="image/png"><![CDATA[${image}]]></StaticResource><NonLinearClickThrough><![CDATA[${link}]]></NonLinearClickThrough></NonLinear></NonLinearAds></Creative>`;
const film = (media: string) =>
  `<Creative><Linear><Duration>00:00:05</Duration><TrackingEvents><Tracking event="start">${partner.url}/start</Tracking></TrackingEvents><VideoClicks><ClickThrough>https://shop.example/</ClickThrough></VideoClicks><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="1920" height="1080">${media}?large</MediaFile><MediaFile delivery="progressive" type="video/mp4" width="640" height="360">${media}</MediaFile><MediaFile delivery="progressive" apiFramework="VPAID" type="application/javascript" width="780" height="1">https://evil.example/x.js</MediaFile></MediaFiles></Linear></Creative>`;
const vast = (...creatives: string[]) =>
  `<?xml version="1.0"?><VAST version="3.0"><Ad id="1"><InLine><AdSystem>t</AdSystem><AdTitle>t</AdTitle><Impression><![CDATA[${partner.url}/seen]]></Impression><Creatives>${creatives.join('')}</Creatives></InLine></Ad></VAST>`;
const wrapped = (to: string, more = '') =>
  `<VAST version="3.0"><Ad><Wrapper><AdSystem>w</AdSystem><VASTAdTagURI>${to}</VASTAdTagURI>${more}</Wrapper></Ad></VAST>`;
const answerVast = (body: string) => {
  partner.answers['/vast'] = text(body);
};
const png = () =>
  sharp({ create: { width: 480, height: 70, channels: 3, background: '#063' } })
    .png()
    .toBuffer();

describe('a video ad', () => {
  it('is fetched for each view, with addresses of the portal only', async () => {
    answerVast(vast(overlay(`${partner.url}/still.png`)));
    partner.answers['/still.png'] = text(await png());
    const ad = await fetchAd();
    await fetchAd();
    expect(partner.asked.filter((path) => /^\/vast\?cb=\d{8}$/.test(path))).toHaveLength(2);
    expect(new Set(partner.asked).size).toBe(2);
    expect(ad).toEqual({
      overlay: {
        image: expect.stringMatching(/^\/api\/video-ads\/image\/\?to=[\w-]+&seal=[\w-]+$/),
        link: 'https://shop.example/offer',
        impression: expect.stringMatching(/^\/api\/video-ads\/impression\/\?/),
      },
      preroll: null,
    });
    const image = await get(ad!.overlay!.image);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(image.rawPayload).metadata()).width).toBe(480);
    await get(ad!.overlay!.image);
    expect(partner.asked.filter((path) => path === '/still.png')).toHaveLength(1);
  });

  it("is counted at its tag's addresses once per view, with macros filled in", async () => {
    const twice = `<Impression>${partner.url}/seen</Impression><Impression>${partner.url}/seen</Impression>`;
    const filled = `<Impression><![CDATA[${partner.url}/filled?cb=[CACHEBUSTING]&at=[TIMESTAMP]]]></Impression>`;
    answerVast(
      vast(overlay(`${partner.url}/still.png`)).replace('<Impression>', `${twice}${filled}<Impression>`),
    );
    const ad = await fetchAd();
    expect(partner.asked).toHaveLength(1);
    expect((await get(ad!.overlay!.impression)).statusCode).toBe(204);
    const sales = await createStaffRoom(portal).signIn(['sales']);
    expect((await sales.call('/api/office/campaigns/video_ads/', {})).body).toEqual({
      ...{ source: new URL(partner.url).host, shown: 1 },
      by_day: [{ day: '2026-01-01', shown: 1 }],
    });
    const shown = portal.database.db
      .selectFrom('daily_count')
      .select('count')
      .where('kind', '=', 'video_ads');
    expect((await shown.execute()).map(({ count }) => count)).toEqual([1]);
    expect(partner.asked.slice(1).toSorted()).toEqual([
      expect.stringMatching(/^\/filled\?cb=\d{8}&at=20\d\d-[\w%.-]+$/),
      '/seen',
    ]);
  });

  it('tells who was shown it with the reader’s consent alone', async () => {
    const told: IncomingHttpHeaders[] = [];
    partner.answers['/seen'] = ({ headers }, response) => {
      told.push(headers);
      response.end();
    };
    answerVast(vast(overlay(`${partner.url}/still.png`)));
    const address = (await fetchAd())!.overlay!.impression;
    const headers = { 'user-agent': 'Reader/1.0' };
    const ask = (url: string) => portal.app.inject({ url, headers, remoteAddress: '203.0.113.7' });
    await ask(address);
    await ask(`${address}&with_reader=1`);
    expect(told.map((one) => [one['x-device-ip'], one['x-device-user-agent']])).toEqual([
      [undefined, undefined],
      ['203.0.113.7', 'Reader/1.0'],
    ]);
    expect(JSON.stringify(told[0])).not.toMatch(/203\.0\.113\.7|Reader/);
  });

  it('may have a film, which is streamed in ranges', async () => {
    answerVast(vast(film(`${partner.url}/film.mp4`)));
    partner.answers['/film.mp4'] = (request, response) =>
      void response
        .writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 0-3/8', 'x-secret': '1' })
        .end(`${request.headers.range}`.slice(-3));
    const ad = await fetchAd();
    expect(ad).toMatchObject({ overlay: null, preroll: { link: 'https://shop.example/' } });
    const part = await get(ad!.preroll!.media, { range: 'bytes=0-3' });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 0-3/8', '0-3']);
    expect(part.headers['x-secret']).toBeUndefined();
    expect(part.headers['content-security-policy']).toContain('sandbox');
    await get(ad!.preroll!.impression);
    expect(partner.asked.filter((path) => /start|seen/.test(path)).toSorted()).toEqual(['/seen', '/start']);
  });

  it('with overlay and film counts its impression with the overlay, and the start with the film', async () => {
    answerVast(vast(overlay(`${partner.url}/still.png`), film(`${partner.url}/film.mp4`)));
    const ad = await fetchAd();
    await get(ad!.preroll!.impression);
    expect(partner.asked.slice(1)).toEqual(['/start']);
    await get(ad!.overlay!.impression);
    expect(partner.asked.slice(2)).toEqual(['/seen']);
  });

  it('is found behind five wrappers, but not six', async () => {
    for (const left of [1, 2, 3, 4, 5, 6])
      partner.answers[`/wrapped${left}`] = text(
        wrapped(`${partner.url}/wrapped${left - 1}`, `<Impression>${partner.url}/seen${left}</Impression>`),
      );
    partner.answers['/wrapped0'] = text(
      vast(overlay(`${partner.url}/still.png`).replace('image/png', 'IMAGE/PNG')),
    );
    partner.answers['/vast'] = partner.answers['/wrapped5']!;
    const ad = await fetchAd();
    partner.asked.length = 0;
    await get(ad!.overlay!.impression);
    expect(partner.asked.toSorted()).toEqual(['/seen', ...[1, 2, 3, 4, 5].map((left) => `/seen${left}`)]);
    partner.answers['/vast'] = partner.answers['/wrapped6']!;
    expect(await fetchAd()).toBeNull();
  });

  it('makes at most ten requests, however many wrappers its tag names', async () => {
    const many = Array.from({ length: 40 }, (_, at) => wrapped(`${partner.url}/vast?${at}`)).join('');
    answerVast(`<VAST version="3.0">${many.replace(/<\/?VAST( [^>]*)?>/g, '')}</VAST>`);
    expect(await fetchAd()).toBeNull();
    expect(partner.asked).toHaveLength(10);
  });

  it('is absent if the tag is empty, broken or hostile', async () => {
    const tags = [
      '',
      '<VAST version="3.0"></VAST>',
      'no xml at all',
      '<html><script>alert(1)</script></html>',
      vast(),
      vast(overlay('javascript:alert(1)')),
      vast(overlay('data:image/svg+xml,x')),
      vast(overlay('/static/../api/auth/sign-out/')),
      vast(overlay('/static/demo-ad/../../api/auth/sign-out/')),
      wrapped(`${partner.url}/vast`),
      wrapped('http://127.0.0.1:5432/'),
      '<VAST>'.repeat(40_000),
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]>${vast(overlay('&b;'))}`,
      'x'.repeat(300_000),
    ];
    for (const tag of tags) {
      answerVast(tag);
      const begun = Date.now();
      expect(await fetchAd(), tag.slice(0, 80)).toBeNull();
      expect(Date.now() - begun).toBeLessThan(4_000);
    }
    delete partner.answers['/vast'];
    expect(await fetchAd()).toBeNull();
  });

  it('times out after three seconds', async () => {
    partner.answers['/vast'] = () => undefined;
    const begun = Date.now();
    expect(await fetchAd()).toBeNull();
    expect(Date.now() - begun).toBeLessThan(4_000);
  });

  it('never contains a script', async () => {
    answerVast(vast(overlay(`${partner.url}/still.png`, 'javascript:alert(1)')));
    expect((await fetchAd())?.overlay?.link).toBeNull();
  });
});

describe('addresses of ads', () => {
  it('are valid only if signed by the portal, for their purpose, for some hours', async () => {
    answerVast(vast(overlay(`${partner.url}/still.png`)));
    partner.answers['/still.png'] = text(await png());
    const image = (await fetchAd())!.overlay!.image;
    const forged = `/api/video-ads/image/?to=${Buffer.from(JSON.stringify([9e9, `${partner.url}/still.png`])).toString('base64url')}&seal=x`;
    for (const address of [
      '/api/video-ads/image/',
      '/api/video-ads/media/?to=&seal=',
      '/api/video-ads/impression/?to=a&to=b&seal=c',
      forged,
      image.replace('/image/', '/media/'),
      image.replace('/image/', '/impression/'),
    ])
      expect((await get(address)).statusCode, address).toBe(404);
    clock += 7 * 3_600_000;
    expect((await get(image)).statusCode).toBe(404);
  });

  it('answer nothing for an invalid picture', async () => {
    for (const body of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<script>alert(1)</script>',
      Buffer.alloc(3_000_000),
    ]) {
      answerVast(vast(overlay(`${partner.url}/still-${body.length}.png`)));
      partner.answers[`/still-${body.length}.png`] = text(body);
      const image = await get((await fetchAd())!.overlay!.image);
      expect([image.statusCode, image.body]).toEqual([204, '']);
    }
    answerVast(vast(film(`${partner.url}/film.mp4`)));
    partner.answers['/film.mp4'] = text('<script>alert(1)</script>', { 'content-type': 'text/html' });
    const media = await get((await fetchAd())!.preroll!.media);
    expect([media.statusCode, media.body]).toEqual([204, '']);
  });
});

describe('without a tag of the owner', () => {
  it('the built-in demonstration ad is shown', async () => {
    const demo = await buildPortal();
    const { ad } = (await demo.app.inject({ url: '/api/video-ads/' })).json<AnswerOf<typeof getVideoAd>>();
    expect(ad).toMatchObject({
      overlay: { image: '/static/demo-ad/overlay.webp', link: 'https://mshvidi-saghamo.example/' },
      preroll: { media: '/static/demo-ad/preroll.webm' },
    });
    expect((await demo.app.inject({ url: ad!.overlay!.impression })).statusCode).toBe(204);
    await demo.close();
  });
});
