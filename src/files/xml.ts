/** An XML document (1.0, § 2.8). What no document may hold, such as control characters, is in no text of the site. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}
