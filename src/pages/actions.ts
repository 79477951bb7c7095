import { z } from 'zod';
import { group, item, listOf, longText, shortText } from './fields.ts';
import { link } from './formats.ts';

/** A button: it leads somewhere, or opens the scheduling popup with these campaign tags. */
const action = z
  .strictObject({
    libelle: shortText('Texte du bouton', 'Court, avec un verbe.', 'Demander un audit gratuit'),
    lien: link.optional().meta({
      title: 'Où il mène',
      description: 'Une page du site, une partie de page, ou une adresse complète. À laisser vide avec « rendezVous ».',
      examples: ['/contact', '/contact#audit-gratuit', 'https://exemple.fr/page'],
    }),
    rendezVous: z
      .strictObject({
        utm_source: shortText(
          'Source',
          "D'où vient le visiteur : l'agenda en ligne le note avec le rendez-vous.",
          'blog',
        ).optional(),
        utm_medium: shortText('Support', 'La page ou le message qui porte le bouton.', 'roi-article').optional(),
        utm_campaign: shortText(
          'Campagne',
          "L'opération à laquelle appartient le bouton.",
          'roi-consultation',
        ).optional(),
      })
      .optional()
      .meta({
        title: 'Prise de rendez-vous',
        description: "À la place d'une adresse : le bouton ouvre l'agenda en ligne. Ses trois champs sont facultatifs.",
        examples: [{}],
      }),
  })
  .refine(({ lien, rendezVous }) => (lien === undefined) !== (rendezVous === undefined), {
    error: "Un bouton a soit « lien », soit « rendezVous » : l'un des deux, pas les deux.",
  })
  .meta({ title: 'Bouton', examples: [{ libelle: 'Audit gratuit', lien: '/contact' }] });
export type Action = z.output<typeof action>;

export const actions = listOf(action, 'Boutons', 'Un ou deux boutons ; le premier est mis en avant.', [
  { libelle: 'Audit gratuit', lien: '/contact' },
]).max(2);

/** One line at the end of a page, and the button that leads on from there. */
export const nextStep = group('Suite', 'La ligne qui termine la page : ce que le lecteur peut faire ensuite.', {
  texte: longText(
    'Texte',
    'Une ou deux phrases, à propos de cette page.',
    'Vous payez deux outils pour le même travail ? L’audit dit lequel garder.',
  ),
  action: action.meta({ title: 'Bouton', description: 'Ce qui mène le lecteur plus loin.' }),
}).optional();
export type NextStep = z.output<typeof nextStep>;

/** Links to what a passage speaks of, one below the other. */
export const links = z
  .array(
    item('Lien', {
      libelle: shortText('Texte', 'Ce que l’on trouve au bout du lien.'),
      lien: link.meta({
        title: 'Où il mène',
        description: 'Une page du site ou une adresse complète.',
        link: true,
      }),
    }),
  )
  .optional()
  .meta({
    title: 'Liens',
    description: 'Les pages qui montrent ce dont parle ce passage.',
    examples: [[{ libelle: 'Le rapport d’audit', lien: '/exemple-rapport-audit' }]],
  });

/** The card that closes a page and says what to do next. */
export const closing = group('Carte de fin', 'La carte qui termine la page et propose la suite au lecteur.', {
  titre: shortText('Titre', 'Une question ou une invitation.'),
  texte: longText('Texte', 'Une ou deux phrases sous le titre.'),
  actions,
});
export type Closing = z.output<typeof closing>;
