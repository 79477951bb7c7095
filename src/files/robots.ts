import type { FilePlan } from '../../build/contract/definition.ts';

/** What crawlers may read (RFC 9309): everything. */
export function robots(): FilePlan {
  return { output: 'robots.txt', contents: 'User-agent: *\nAllow: /\n' };
}
