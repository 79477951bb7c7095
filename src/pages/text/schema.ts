import { z } from 'zod';
import { nextStep } from '../actions.ts';
import { downloads } from '../download.ts';
import { day, optionalPage, shortText } from '../fields.ts';
import { sitePath } from '../formats.ts';

export const schema = z
  .strictObject({
    ...optionalPage,
    miseAJour: shortText(
      'Mise à jour',
      'Quand le texte a changé, tel que les lecteurs le lisent après « Dernière mise à jour : ».',
      'Janvier 2025',
    ).optional(),
    mention: shortText(
      'Mention',
      'Ce qu’est ce document, au-dessus du titre et sur chaque page imprimée.',
      'Exemple, entreprise inventée',
    ).optional(),
    version: day(
      'Version',
      'Le jour où le texte a pris sa forme actuelle, affiché sous le titre.',
      '2026-11-22',
    ).optional(),
    telechargements: downloads,
    suite: nextStep,
    /** The page that search engines should keep instead of this one. */
    canonique: sitePath.optional().meta({
      title: 'Page de référence',
      description:
        'La page que les moteurs de recherche doivent retenir à la place de celle-ci, quand elles se ressemblent.',
      examples: ['/services/automatisation-de-processus'],
      link: true,
    }),
  })
  .meta({
    title: 'Page simple',
    plural: 'Pages simples',
    description: 'Un titre et un texte en Markdown : mentions légales, conditions, page d’explication.',
  });
export type Text = z.output<typeof schema>;
