/** Names that no public site can have (RFC 2606, RFC 6761), and this machine's own. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\./;

/** Whether a site's address is one for examples and tries: whoever publishes there publishes for nobody yet. */
export function isReservedAddress(address: string): boolean {
  return RESERVED.test(new URL(address).hostname);
}
