import type { PageBudget } from '../../contract/definition.ts';
import type { Wording } from '../../contract/diagnostic.ts';
import type { Unpublished } from '../../contract/entry.ts';
import { frenchDay } from './unpublished.fr.ts';

/** Messages about the result of a build. */
export const report = {
  /** Names of the stages, in the order in which they begin. */
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
  pages: (count: number) => `${count} pages`,
  pagesIn: (count: number, seconds: string) => `${count} pages construites en ${seconds} s`,
  files: (count: number, seconds: string) => `${count} fichiers en ${seconds} s`,
  unpublished: (path: string, unpublished: Unpublished) =>
    unpublished.why === 'draft' ? `${path} est un brouillon` : `${path} attend le ${frenchDay(unpublished.from)}`,
};

/** Words around a list of diagnostics. */
export const print = {
  /** `omitted`: the number of diagnostics that are not shown. */
  andMore: (omitted: string) => `et encore ${omitted}.`,
  errors: (count: number) => countNoun(count, 'erreur'),
  warnings: (count: number) => countNoun(count, 'avertissement'),
};

function countNoun(number: number, noun: string): string {
  return `${number} ${noun}${number > 1 ? 's' : ''}`;
}

const BUDGET: Readonly<Record<keyof PageBudget, string>> = {
  html: 'son HTML après brotli',
  scripts: 'ses scripts après brotli',
  fonts: 'ses polices',
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).replace('.', ',')} ko`;

export const budgets = {
  overBudget: (path: string, part: keyof PageBudget, weight: number, budget: number): Wording => ({
    rule: 'poids',
    message: `La page « ${path} » pèse trop : ${BUDGET[part]} fait ${kilobytes(weight)}, ${weight - budget} octets de plus que les ${kilobytes(budget)} permis.`,
    hint: 'Allégez-le, ou demandez à la personne qui tient le site : elle fixe les limites (src/budgets.ts).',
  }),
};
