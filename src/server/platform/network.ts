import { isIPv6 } from "node:net";

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The key under which uses from an address are counted: the address itself, or for IPv6 its /64, since one
 * household gets a whole /64 and can use any address in it.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const first = groupsOf(head);
  const last = groupsOf(tail ?? "");
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => "0");
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** A trailing IPv4 address counts as two groups and is never among the first four. */
function groupsOf(text: string): string[] {
  return text === ""
    ? []
    : text.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}
