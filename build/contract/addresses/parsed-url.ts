/**
 * The address as a browser reads it; undefined when it is none.
 * `URL.canParse` cannot be asked: up to Node 22 it refuses letters beyond ASCII once it has been called some thousands of times.
 */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
