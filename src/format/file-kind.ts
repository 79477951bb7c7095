/** Readers' names of file types, by extension. */
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

/** Programs that open a file, by extension, worded as the end of a sentence. */
const NEEDS: Readonly<Record<string, string>> = {
  csv: 'Airtable ou un tableur',
  docx: 'Word ou LibreOffice Writer',
  html: 'un navigateur',
  md: 'tout éditeur de texte',
  pdf: 'un lecteur de PDF',
  txt: 'tout éditeur de texte',
  xlsx: 'Excel, LibreOffice Calc ou Google Sheets',
};

/** Names the program that a file needs: 'csv' → 'Airtable ou un tableur'. Returns undefined if the extension alone does not tell. */
export function fileNeeds(extension: string): string | undefined {
  return NEEDS[extension];
}

/** Names the kind of a file: 'xlsx' → 'Classeur Excel'. `extension`: in lower case, without the dot. */
function fileKind(extension: string): string {
  return KINDS[extension] ?? `Fichier ${extension.toUpperCase()}`.trim();
}

/** Names the kind and size of a file: 'xlsx', 14 200 bytes → 'Classeur Excel · 14 ko'. `extension`: in lower case, without the dot. */
export function fileKindAndSize({ extension, bytes }: { extension: string; bytes: number }): string {
  return `${fileKind(extension)} · ${sizeOf(bytes)}`;
}

/** Formats a size in decimal units (IEC 80000-13: 1 ko is 1 000 bytes), nearly as the reader's computer shows it. */
function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} octet${bytes > 1 ? 's' : ''}`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} ko`;
  return `${(bytes / 1e6).toFixed(1).replace(/\.0$/, '').replace('.', ',')} Mo`;
}
