import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where a client has an IPv6 network of its own, these are its bits: it may take any address in it. */
const IPV6_CLIENT_BITS = 64;
const UNKNOWN = 'unknown';

/** The eight groups of an IPv6 address in lower-case hex without leading zeros. */
function toGroups(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** The IPv4 address in the last two groups of an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2). */
const toMappedIPv4 = (groups: readonly string[]): string | undefined =>
  groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
    ? groups
        .slice(6)
        .map((group) => Number.parseInt(group, 16))
        .flatMap((number) => [number >> 8, number & 0xff])
        .join('.')
    : undefined;

/**
 * The key of an address in limits and budgets: a whole IPv4 address, also where it is written as IPv6; of an IPv6
 * address its network of `ipv6Bits` (a multiple of 16). A port behind the address is left out. Text that is no address
 * gives one key for all such text, as does the connection of a client that has left.
 */
export function toNetwork(text: string | undefined, ipv6Bits: number = IPV6_CLIENT_BITS): string {
  const address = (text ?? '').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return UNKNOWN;
  const groups = toGroups(address.split('%', 1)[0] ?? '');
  if (groups.join(':') === '0:0:0:0:0:0:0:1') return '::1';
  return toMappedIPv4(groups) ?? groups.slice(0, ipv6Bits / 16).join(':');
}

/**
 * The client of a request as limits count it: the only form in which an address may be a key. It is the address of the
 * connection, or what the proxies of `TRUST_PROXY` say.
 */
export const getClientNetwork = (request: FastifyRequest, ipv6Bits?: number): string => toNetwork(request.ip, ipv6Bits);
