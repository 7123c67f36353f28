import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the open internet: not this machine, a private or local network, a cloud's metadata
 * service, nor a form of IPv6 that carries such an address inside (mapped, translated, tunnelled).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
