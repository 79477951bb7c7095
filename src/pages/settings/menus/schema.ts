import { z } from 'zod';
import { item, text } from '../../fields.ts';
import { link } from '../../formats.ts';

const LONGEST_NAME = 32;

const entry = item('Lien', {
  libelle: text.max(LONGEST_NAME).meta({
    title: 'Nom',
    description: `Le mot que lit le visiteur, en ${LONGEST_NAME} caractères au plus.`,
    examples: ['À propos'],
  }),
  lien: link.meta({
    title: 'Où il mène',
    description: 'Une page du site, une partie de page, ou une adresse complète.',
    examples: ['/about', 'https://exemple.fr/page'],
    link: true,
  }),
});
export type MenuEntry = z.output<typeof entry>;

/** Number of letters that fit beside the logo and three buttons in a line of 1,273 px. */
const MENU_ROOM = 88;

/** Returns the letters that entries take of the menu's line: the space around a name counts as three. */
export function menuRoom(entries: readonly Pick<MenuEntry, 'libelle'>[]): number {
  return entries.reduce((sum, { libelle }) => sum + libelle.length + 3, 0);
}

export const menu = z
  .array(entry)
  .min(1)
  .max(8)
  .refine((entries) => menuRoom(entries) <= MENU_ROOM, {
    error: 'Le menu ne tient pas sur une ligne : raccourcissez des noms, ou retirez un lien.',
  })
  .meta({
    title: 'Menu',
    description:
      'Les liens en haut de chaque page, dans cet ordre ; le pied de page les reprend. De un à huit, sur une ligne.',
    examples: [[{ libelle: 'Accueil', lien: '/' }]],
  });

export const footerLinks = z
  .array(entry)
  .max(12)
  .meta({
    title: 'Pied de page',
    description:
      'Les liens de la dernière ligne de chaque page, dans cet ordre : les pages légales, et ce qui n’est pas dans le menu.',
    examples: [[{ libelle: 'Mentions légales', lien: '/mentions-legales' }]],
  });
