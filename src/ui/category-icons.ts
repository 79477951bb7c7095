import type { Category, IconName } from '../pages/choices.ts';

export const CATEGORY_ICONS: Readonly<Record<Category, IconName>> = {
  Automatisation: 'engrenage',
  'Intelligence Artificielle': 'cerveau',
  Business: 'euro',
  Outils: 'cle',
  Sécurité: 'bouclier',
  Tendances: 'boussole',
  'Design & UX': 'palette',
  'No-Code': 'application',
  'Agents IA': 'robot',
  'Gestion de Projet': 'coche',
};
