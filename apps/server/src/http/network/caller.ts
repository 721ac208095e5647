import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where no stranger comes from: this machine and private networks. */
const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8, 'ipv4');
inside.addSubnet('10.0.0.0', 8, 'ipv4');
inside.addSubnet('172.16.0.0', 12, 'ipv4');
inside.addSubnet('192.168.0.0', 16, 'ipv4');
inside.addSubnet('169.254.0.0', 16, 'ipv4');
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

const unmapped = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Whom to count as one caller: an IPv4 address, or the /64 of an IPv6 address, because one line gets as many
 * addresses as it likes. `1.2.3.4`, `2001:db8:0:1::/64`.
 */
export function networkOf(ip: string): string {
  const address = unmapped(ip);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const behind = tail === '' ? [] : tail.split(':');
    // A tail may end in a dotted IPv4 address: two groups in one.
    const missing = 8 - groups.length - behind.length - (tail.includes('.') ? 1 : 0);
    groups.push(...Array<string>(Math.max(0, missing)).fill('0'), ...behind);
  }
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Whether the request came through a proxy that TRUST_PROXY names, so that its word about the caller counts. */
const throughOurProxy = (request: FastifyRequest): boolean => (request.ips?.length ?? 1) > 1;

/**
 * Who asks, for limits; null when the address says nothing: where strangers come through a proxy that nobody has
 * named (TRUST_PROXY), all of them have the proxy's address, and one of them must not use up what all may do.
 */
export function callerOf(request: FastifyRequest): string | null {
  const ip = unmapped(request.ip);
  const isInside = inside.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
  if (request.server.publicUrl !== null && isInside && !throughOurProxy(request)) return null;
  return networkOf(ip);
}

/** Tells the operator once that a proxy's word about callers is not believed. */
export function warnOfUnnamedProxies(app: FastifyInstance): void {
  let told = false;
  app.addHook('onRequest', async (request) => {
    if (told || request.headers['x-forwarded-for'] === undefined || throughOurProxy(request))
      return;
    told = true;
    request.log.warn(
      'X-Forwarded-For came from an address that TRUST_PROXY does not name, so it is not believed: behind a proxy, set TRUST_PROXY to its addresses, or all visitors are taken for one',
    );
  });
}
