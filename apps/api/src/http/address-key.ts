import addresses from 'ipaddr.js';

const IPV6_NETWORK_PARTS = 4;

/**
 * Under what a client's address is counted: IPv4 by itself, IPv6 by its /64 network, which is what one household gets.
 * Null for the machine's own addresses and for none: whoever sits at the server is not kept from it, and a proxy that
 * tells nobody's address makes nobody pay for all.
 */
export function addressKey(address: string): string | null {
  if (!addresses.isValid(address)) return null;
  const parsed = addresses.process(address);
  if (parsed.range() === 'loopback') return null;
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return (parsed as addresses.IPv6).parts
    .slice(0, IPV6_NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':');
}
