/** Writes an XML document (1.0, § 2.8). The site's texts hold no character that XML forbids. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}
