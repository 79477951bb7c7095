const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for a place between tags or double quotes (XML 1.0, § 2.4). */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => REFERENCES[sign] ?? sign);
}

/** Writes an XML document (1.0, § 2.8). The site's texts hold no character that XML forbids. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}
