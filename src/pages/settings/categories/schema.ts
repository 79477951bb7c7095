import { item, listOf, text } from '../../fields.ts';
import { icon } from '../../icons.ts';

const category = item('Catégorie', {
  nom: text.max(30).meta({
    title: 'Nom',
    description: 'Ce que lit le visiteur, en 30 caractères au plus. Les articles la nomment ainsi.',
    examples: ['Automatisation'],
  }),
  icone: icon.optional().meta({
    title: 'Icône',
    description: 'Le petit dessin de ses cartes. Sans elle : une étoile.',
    examples: ['engrenage'],
  }),
});

export const categories = listOf(
  category,
  'Catégories du blog',
  'Les sujets entre lesquels choisit un article. Le blog montre celles qui ont des articles.',
  [{ nom: 'Automatisation', icone: 'engrenage' }],
);
