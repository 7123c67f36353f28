import type { Device } from '#shared/contracts/pages.ts';

interface PlaceFacts {
  readonly device: Device;
  /** Size in CSS pixels; a narrow screen reduces the width, never the height. */
  readonly width: number;
  readonly height: number;
}

/** All places of advertisements (CONTRACT.md section 8 says where each is). */
export const places = {
  c1: { device: 'desktop', width: 970, height: 90 },
  slider4: { device: 'desktop', width: 728, height: 90 },
  a2: { device: 'desktop', width: 300, height: 250 },
  b2: { device: 'desktop', width: 300, height: 250 },
  adword_vertical: { device: 'desktop', width: 160, height: 600 },
  adword_horizontal: { device: 'desktop', width: 970, height: 90 },
  'mob-top': { device: 'mobile', width: 320, height: 100 },
  'mob-a1': { device: 'mobile', width: 320, height: 100 },
  'mob-a2': { device: 'mobile', width: 300, height: 250 },
  'mob-b1': { device: 'mobile', width: 320, height: 100 },
  'mob-b2': { device: 'mobile', width: 300, height: 250 },
  'mob-b3': { device: 'mobile', width: 320, height: 100 },
  'mob-c1': { device: 'mobile', width: 320, height: 480 },
} as const satisfies Record<string, PlaceFacts>;

export type AdPlace = keyof typeof places;

/**
 * Routes without advertising: sign-in, payment, personal pages, writing about one's health, and the pages about the
 * portal.
 */
export const quietRoutes: ReadonlySet<string> = new Set([
  'signin',
  'signup',
  'recover',
  'reset',
  'profile',
  'ask',
  'askform',
  'transactions',
  'fillbalance',
  'package',
  'userquestions',
  'pinnedquestions',
  'consultantpage',
  'about',
  'contact',
  'faq',
  'terms',
  'partners',
  'editorial',
  'privacy',
  'saleterms',
  'cookies',
  'accessibility',
]);

/** Places of routes that have only some of them: a calculator has one after its result and evidence, and one in the side column. */
export const placesOfRoute: Readonly<Record<string, readonly AdPlace[]>> = {
  calculation: ['c1', 'a2', 'mob-a1'],
};
