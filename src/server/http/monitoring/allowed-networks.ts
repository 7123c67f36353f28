import { BlockList, isIP } from 'node:net';

const loopback = '127.0.0.0/8,::1/128';

/** Creates a check whether an address is of loopback or in one of the networks (`10.0.0.0/8, ::1`). */
export function createNetworkCheck(networks = ''): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of `${loopback},${networks}`.split(',').filter((one) => one.trim() !== '')) {
    const [address = '', length] = network.trim().split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(length ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => {
    if (address === undefined) return false;
    // Sockets that listen on both families report IPv4 addresses in this form.
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
  };
}
