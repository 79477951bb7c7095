import { setTimeout as pause } from 'node:timers/promises';
import { VERSION_FILE } from '../../../build/contract/workshop-host.ts';
import { publication as words } from '../../words/publication.fr.ts';

/** How long the live site is asked, in milliseconds. */
export interface Patience {
  /** Between two questions. */
  between: number;
  /** In all. */
  most: number;
}

/** In milliseconds, for one answer. */
const ANSWER = 10_000;

/** Longer than any version is. */
const LONGEST = 200;

/**
 * Asks the site at an address (`https://exemple.fr/depot`) until it says that it is of a version, or patience ends. Undefined once it does;
 * else why not, in French. Never rejects.
 */
export async function whyNotOnline(
  address: string,
  version: string,
  { between, most }: Patience,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { hostname } = new URL(address);
  if (/(?:^|\.)(?:example|invalid)$/.test(hostname)) return words.live.sampleAddress(address);
  for (let waited = 0; ; waited += between) {
    const found = await versionAt(address, signal);
    if (found === version) return undefined;
    if (waited >= most || signal.aborted)
      return found === undefined ? words.live.unreachable(address) : words.live.other(address);
    await pause(between, undefined, { ref: false, signal }).catch(() => {});
  }
}

/** What the site says that it was built from; empty where it says nothing, undefined where nobody answers. */
async function versionAt(address: string, ended: AbortSignal): Promise<string | undefined> {
  try {
    const signal = AbortSignal.any([ended, AbortSignal.timeout(ANSWER)]);
    // Whatever stands between keeps answers by their whole address.
    const response = await fetch(`${address}/${VERSION_FILE}?${Date.now()}`, { signal, cache: 'no-store' });
    if (!response.ok) return '';
    return (await beginningOf(response)).trim();
  } catch {
    return undefined;
  }
}

/** As much of an answer as a version may be long. Leaving the loop closes the line: an answer may be endless. */
async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > LONGEST) break;
  }
  return text.slice(0, LONGEST);
}
