import { z } from 'zod';
import { flag, item, longText, shortText } from '../../fields.ts';
import { portrait } from '../../picture.ts';

const person = item('Personne', {
  nom: shortText('Nom', 'Prénom et nom.', 'Camille Exemple'),
  role: shortText('Rôle', 'Sa fonction, en quelques mots.', 'Développeuse no-code'),
  texte: longText('Texte', 'Un ou plusieurs paragraphes, séparés par une ligne vide.'),
  photo: portrait,
  brouillon: flag('Brouillon', 'La personne n’est pas montrée tant que cette case est cochée, et peut être incomplète.')
    .meta({ draft: true })
    .optional(),
});
export type Person = z.output<typeof person>;

/** Those beside the founder, on the page about the agency. */
export const team = z
  .array(person)
  .max(6)
  .meta({
    title: 'Équipe',
    description:
      'Les personnes de l’agence, une carte chacune sur la page « À propos », sous celle qui la dirige et dans cet ordre.',
    examples: [[{ nom: 'Camille Exemple', role: 'Développeuse no-code', texte: 'Elle construit les applications.' }]],
  });
