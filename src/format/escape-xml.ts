const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for a place between tags or double quotes (XML 1.0, § 2.4). */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => REFERENCES[sign] ?? sign);
}
