import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tells a device that has signed in before from a new one; it authorises nothing. */
const deviceCookie = 'device';

export const deviceOf = ({ cookies }: FastifyRequest): string | undefined => cookies[deviceCookie];

export function rememberDevice(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { device, isSecure }: { device: string; isSecure: boolean },
): void {
  reply.setCookie(deviceCookie, device, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: protocol === 'https' || isSecure,
    maxAge: 400 * 86_400,
  });
}
