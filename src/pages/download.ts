import { z } from 'zod';
import { item, longText, shortText } from './fields.ts';
import { staticPath } from './formats.ts';

/** A file that a page offers. */
const download = item('Fichier', {
  fichier: staticPath.meta({
    title: 'Fichier',
    description: 'L’adresse d’un fichier du site, qui commence par une barre.',
    examples: ['/modeles/inventaire.xlsx'],
    file: true,
  }),
  titre: shortText('Titre', 'Le nom sous lequel il est proposé, en quelques mots.', 'L’inventaire des accès'),
  texte: longText('Texte', 'Ce qu’il contient et comment s’en servir : une ou deux phrases.'),
  besoin: shortText(
    'Ce qu’il faut',
    'Ce dont le lecteur a besoin pour s’en servir, quand la sorte du fichier ne le dit pas : la page des ressources le montre.',
    'n8n et un jeton Airtable',
  ).optional(),
});
export type DownloadField = z.output<typeof download>;

export const downloads = z
  .array(download)
  .default([])
  .meta({
    title: 'À emporter',
    description:
      'Les fichiers que le lecteur peut garder : modèle, tableau, liste à cocher. La page les montre sous le texte, avec leur sorte et leur poids.',
    examples: [
      [
        {
          fichier: '/modeles/inventaire.xlsx',
          titre: 'L’inventaire des accès',
          texte: 'Une ligne par connexion : qui s’en sert, pour quoi, et quand la révoquer.',
        },
      ],
    ],
  });
