import { z } from 'zod';

/** Icons a writer may name; `src/ui/Icon.tsx` draws them. */
const ICONS = [
  'ampoule',
  'application',
  'base',
  'billet',
  'boussole',
  'bouclier',
  'bus',
  'calendrier',
  'camion',
  'carte',
  'cerveau',
  'cible',
  'cle',
  'cloche',
  'coche',
  'coeur',
  'couches',
  'courriel',
  'crayon',
  'document',
  'eclair',
  'engrenage',
  'equipe',
  'etoile',
  'euro',
  'fusee',
  'graphique',
  'horloge',
  'livre',
  'loupe',
  'magie',
  'maison',
  'message',
  'orbite',
  'palette',
  'panier',
  'poignee',
  'robot',
  'telephone',
  'volant',
] as const;
export const icon = z.enum(ICONS).meta({
  title: 'Icône',
  description: 'Le petit dessin qui accompagne le texte.',
  examples: ['calendrier'],
});
export type IconName = z.output<typeof icon>;

export const category = z
  .string()
  .trim()
  .min(1)
  .meta({
    title: 'Catégorie',
    description:
      "Le sujet de l'article, une des catégories des réglages : il figure sur sa carte et sert de filtre dans le blog.",
    examples: ['Automatisation'],
    listed: 'categories.nom',
  });
