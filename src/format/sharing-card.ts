import { paths } from '../routes.ts';
import { randomFrom } from './random.ts';

/** The words of a page's sharing image. */
export interface SharingCard {
  title: string;
  /** The type of the page, in a word or two. */
  label: string;
}

/** Front matter that a page's sharing image shows. */
export interface SharedData {
  titre: string;
  categorie?: string;
  secteur?: string;
}

/** Returns the card of the page at a path. */
export function sharingCard(path: string, { titre, categorie, secteur }: SharedData): SharingCard {
  return { title: titre, label: categorie ?? secteur ?? labelOf(path) };
}

/**
 * Returns the address of a page's sharing image. Its path never changes, so that pages that embedded it go on working. Its query changes with the
 * image, because services that show such images store them by address.
 */
export function sharingImage(path: string, card: SharingCard): string {
  const version = randomFrom(`${card.title}\n${card.label}`)();
  return `${paths.sharingImage(path)}?${Math.floor(version * 2 ** 32).toString(36)}`;
}

const LEGAL = 'Informations légales';
const SECTIONS: readonly (readonly [path: string, label: string])[] = [
  [paths.services, 'Services'],
  [paths.caseStudies, "Cas d'usage"],
  [paths.blog, 'Blog'],
  [paths.resources, 'À emporter'],
  [paths.about, "L'agence"],
  [paths.contact, 'Contact'],
  [paths.home, 'Agence'],
  [paths.privacy, LEGAL],
  [paths.legalNotices, LEGAL],
  [paths.terms, LEGAL],
];

function labelOf(path: string): string {
  const [, label = ''] = SECTIONS.find(([section]) => path === section || path.startsWith(`${section}/`)) ?? [];
  return label;
}
