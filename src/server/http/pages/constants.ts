import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { evenOverloaded } from '../monitoring/overload.ts';

export const csrfCookie = 'csrftoken';
const year = 60 * 60 * 24 * 365;

/** `GET /constants.js`: values that differ by time and visitor, which cached pages must not contain (CONTRACT.md section 3). */
export function installConstants(app: FastifyInstance, config: Config, now: () => number): void {
  app.get('/constants.js', { config: evenOverloaded }, (request, reply) => {
    const known = request.cookies[csrfCookie];
    const token = known && /^[\w-]{20,100}$/.test(known) ? known : randomBytes(32).toString('base64url');
    if (token !== known)
      reply.setCookie(csrfCookie, token, {
        path: '/',
        sameSite: 'lax',
        secure: config.SITE_URL.startsWith('https:'),
        httpOnly: false,
        maxAge: year,
      });
    const constants = {
      now: Math.floor(now() / 1000),
      csrf_token: token,
      media_url: config.MEDIA_URL,
      static_url: '/static/',
      site_name: config.SITE_NAME,
      // Absent where nothing is counted.
      analytics: config.ANALYTICS,
      // Absent where videos have the demonstration's own advertisements alone.
      video_ads: config.VIDEO_AD_TAG_URL === undefined ? undefined : true,
      // For the office; pages of readers bear it themselves.
      map: config.map,
    };
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`window.constants = ${JSON.stringify(constants).replaceAll('<', '\\u003c')};\n`);
  });
}
