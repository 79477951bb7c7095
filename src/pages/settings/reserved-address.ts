/** Names that no public site can have (RFC 2606, RFC 6761), and this machine's own. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\./;

/** Recognizes addresses that are reserved for examples and tests: a site there has no visitors yet. */
export function isReservedAddress(address: string): boolean {
  return RESERVED.test(new URL(address).hostname);
}
