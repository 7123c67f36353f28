import type { IncomingHttpHeaders } from 'node:http';
import { remembered } from '#server/caching/remembered.ts';
import type { Device } from '#shared/contracts/pages.ts';

const mobileAgent = /Mobi|Android|iPhone|iPad|iPod|Windows Phone|Opera Mini|webOS|BlackBerry|Silk/i;

const ofAgent = remembered((agent): Device => (mobileAgent.test(agent) ? 'mobile' : 'desktop'));

/** SPEC.md section 9 as far as a server can see it; the browser corrects it by touch and width. */
export function deviceOf(headers: IncomingHttpHeaders): Device {
  if (headers['sec-ch-ua-mobile'] === '?1') return 'mobile';
  return ofAgent(headers['user-agent']);
}
