const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** An XML document (1.0, § 2.8). What no document may hold, such as control characters, is in no text of the site. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}

/** A text between tags or double quotes (XML 1.0, § 2.4). */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => REFERENCES[sign] ?? sign);
}
