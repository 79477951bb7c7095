import type { Entry, Heading, OfferedFile } from '../../build/contract/entry.ts';
import type { DownloadField } from '../pages/download.ts';
import { anchors } from '../routes.ts';

/** Returns the headings of sections that follow a text, for its table of contents. */
export function sectionsAfter(
  downloads: readonly Download[],
  sources: readonly CitedFact[],
): Pick<Heading, 'id' | 'text'>[] {
  return [
    ...(downloads.length > 0 ? [{ id: anchors.downloads, text: DOWNLOADS_TITLE }] : []),
    ...(sources.length > 0 ? [{ id: anchors.sources, text: SOURCES_TITLE }] : []),
  ];
}

/** A fact about an outside product, as a text cites it. */
export interface CitedFact {
  nom: string;
  produit: string;
  objet: string;
  valeur: string;
  source: string;
  /** The period or unit of a price. */
  prix?: object | undefined;
  /** The plan whose price it is. */
  forfait?: { nom: string; unites: number } | undefined;
  /** The day on which it was last seen in its source, as an ISO date. */
  verifie?: string | undefined;
}

/** Title of the list of cited facts, on pages and in feeds. */
export const SOURCES_TITLE = 'Sources et dates de vérification';

/** A file that a page offers, with what it says of it. */
export interface Download extends OfferedFile {
  title: string;
  text: string;
  /** The program that opens it, if its extension does not say. */
  needs?: string | undefined;
}

/** Title of a page's list of downloads. */
export const DOWNLOADS_TITLE = 'À emporter';

/** Returns the files that a page offers, in the order of its front matter. */
export function downloadsOf({
  data,
  files = {},
}: Pick<Entry<{ telechargements: readonly DownloadField[] }>, 'data' | 'files'>): Download[] {
  return data.telechargements.flatMap(({ fichier, titre, texte, besoin }) => {
    const file = files[fichier];
    return file ? { title: titre, text: texte, ...(besoin && { needs: besoin }), ...file } : [];
  });
}
