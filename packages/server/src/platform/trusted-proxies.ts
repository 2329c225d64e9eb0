import { BlockList, isIP } from 'node:net';

/**
 * Whether the address that speaks is a proxy whose word about the one before it counts. `hop` is 0 for the connection
 * itself, 1 for the last entry of `x-forwarded-for`, and so on. `false`: there is no proxy.
 */
export type TrustedProxies = false | ((address: string, hop: number) => boolean);

export const TRUSTED_PROXIES_FORM = 'a number of proxies from 0 to 10, or networks like 10.0.0.0/8,192.0.2.7';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function addNetwork(networks: BlockList, text: string): boolean {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  // A prefix of 0 is every address: whoever wants to trust that has misunderstood the setting.
  if (isIP(address) === 0 || rest.length > 0 || length < 1 || length > bits) return false;
  networks.addSubnet(address, length, familyOf(address));
  return true;
}

/**
 * Reads `TRUST_PROXY`: how many proxies stand before this server, or the networks they are in. `undefined` when it is
 * neither.
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    if (count > 10) return undefined;
    return count === 0 ? false : (_address, hop) => hop < count;
  }
  const networks = new BlockList();
  if (!text.split(',').every((network) => addNetwork(networks, network))) return undefined;
  return (address) => isIP(address) !== 0 && networks.check(address, familyOf(address));
}
