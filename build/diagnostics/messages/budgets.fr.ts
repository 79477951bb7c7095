import type { PageBudget, PagePart } from '../../contract/budgets.ts';
import type { Wording } from '../diagnostic.ts';

const BUDGET: Readonly<Record<keyof PageBudget, string>> = {
  html: 'son HTML après brotli',
  scripts: 'ses scripts après brotli',
  fonts: 'ses polices',
};

const PARTS: Readonly<Record<PagePart, string>> = {
  styles: 'les styles en ligne',
  head: "l'en-tête du document",
  header: "l'en-tête",
  footer: 'le pied de page',
  drawings: 'les dessins',
  scripts: 'les scripts en ligne',
  data: 'les données des scripts',
  classes: 'les noms de classes',
  text: 'le texte',
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).replace('.', ',')} ko`;

export const budgets = {
  overBudget: (path: string, part: keyof PageBudget, weight: number, budget: number): Wording => ({
    rule: 'poids',
    message: `La page « ${path} » pèse trop : ${BUDGET[part]} fait ${kilobytes(weight)}, ${weight - budget} octets de plus que les ${kilobytes(budget)} permis.`,
    hint: 'Allégez-le, ou demandez à la personne qui tient le site : elle a le détail (option « budget ») et fixe les limites.',
  }),
  page: (path: string, weight: number, budget: number) => `${path}  ${kilobytes(weight)} / ${kilobytes(budget)}`,
  part: (part: PagePart, bytes: number) => `${PARTS[part]} ${kilobytes(bytes)}`,
  allWithin: 'Toutes les pages tiennent dans leur budget. La plus lourde de chaque modèle :',
  someOver: 'Pages au-delà de leur budget, et la plus lourde de chaque modèle :',
  noBudgets: 'Le site ne fixe aucun budget.',
};
