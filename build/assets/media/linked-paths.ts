import type { PageFacts } from '../../contract/page-facts.ts';

/** Which of these paths below the output folder finished pages link to, show or load. */
export function linkedPaths(
  pages: readonly { facts: Pick<PageFacts, 'addresses'> }[],
  base: string,
  paths: readonly string[],
): ReadonlySet<string> {
  const named = new Set<string>();
  if (paths.length === 0) return named;
  const sought = new Set(paths);
  for (const { facts } of pages)
    for (const address of facts.addresses) {
      if (!address.startsWith(`${base}/`)) continue;
      const path = pathOf(address.slice(base.length + 1));
      if (sought.has(path)) named.add(path);
    }
  return named;
}

function pathOf(address: string): string {
  if (!/[%?#]/.test(address)) return address;
  try {
    return decodeURIComponent(address.replace(/[?#].*$/s, ''));
  } catch {
    return address;
  }
}
