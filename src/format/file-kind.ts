/** What readers call a file, by the extension of its name. */
const KINDS: Readonly<Record<string, string>> = {
  csv: 'Tableau CSV',
  docx: 'Document Word',
  html: 'Page à imprimer',
  json: 'Fichier JSON',
  md: 'Texte Markdown',
  pdf: 'Document PDF',
  txt: 'Texte',
  xlsx: 'Classeur Excel',
  zip: 'Archive ZIP',
};

/** 'xlsx', 14 200 bytes → 'Classeur Excel · 14 ko'. `extension`: in lower case, without the dot. */
export function fileKindAndSize({ extension, bytes }: { extension: string; bytes: number }): string {
  return `${KINDS[extension] ?? `Fichier ${extension.toUpperCase()}`.trim()} · ${sizeOf(bytes)}`;
}

/** In decimal units (IEC 80000-13: 1 ko is 1 000 bytes), as the reader's own computer shows it or nearly so. */
function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} octet${bytes > 1 ? 's' : ''}`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} ko`;
  return `${(bytes / 1e6).toFixed(1).replace(/\.0$/, '').replace('.', ',')} Mo`;
}
