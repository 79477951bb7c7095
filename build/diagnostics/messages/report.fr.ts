import type { Unpublished } from '../../contract/entry.ts';
import { frenchDay } from './french-day.fr.ts';

/** What a build is told to have made. */
export const report = {
  stages: {
    compare: 'comparaison',
    read: 'lecture',
    media: 'examen des images',
    parse: 'analyse',
    validate: 'validation',
    review: 'relecture',
    plan: 'plan',
    history: 'anciennes pages',
    bundle: 'code',
    generate: 'fabrication',
    render: 'rendu',
    pictures: 'images',
    alternates: 'version Markdown',
    hosts: 'règles des hébergeurs',
    check: 'contrôle',
    compress: 'compression',
    publish: 'publication',
    sizes: 'pesée',
    cache: 'mise de côté',
  },
  columns: ['modèle', 'pages', 'HTML', 'CSS', 'JS', 'CSS en ligne'],
  pages: (count: number) => `${count} pages`,
  files: (count: number, seconds: string) => `${count} fichiers en ${seconds} s`,
  unpublished: (path: string, unpublished: Unpublished) =>
    unpublished.why === 'draft' ? `${path} est un brouillon` : `${path} attend le ${frenchDay(unpublished.from)}`,
  kilobytes: (number: string) => `${number} ko`,
  legend: "Tailles après brotli, page la plus lourde de chaque modèle ; le HTML comprend ce qu'il porte en ligne.",
};
