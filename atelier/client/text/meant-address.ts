import { LINK_SCHEMES } from '../../../build/contract/addresses/link-schemes.ts';

/** The address that a writer means, whole: undefined where it can be none that a link may have. */
export function meantAddress(written: string): string | undefined {
  const address = written.trim();
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined)
    return LINK_SCHEMES.includes(scheme) && address.length > scheme.length + 1 ? address : undefined;
  if (/^\/(?!\/)|^#./.test(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (/^[^\s/@]+\.[a-z]{2,}(?:\/\S*)?$/i.test(address)) return `https://${address}`;
  return undefined;
}
