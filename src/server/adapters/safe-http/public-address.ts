import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is on the public internet: not loopback, private or link-local, no cloud metadata service, and no IPv6
 * form that embeds such an address (mapped, translated, tunnelled).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // `::7f00:1` is a deprecated way to write an IPv4 address (RFC 4291, 2.5.5.1).
  if (
    parsed.kind() === 'ipv6' &&
    parsed
      .toByteArray()
      .slice(0, 12)
      .every((byte) => byte === 0)
  )
    return false;
  return parsed.range() === 'unicast';
}
