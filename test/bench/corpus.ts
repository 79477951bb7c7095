import { randomFrom } from '../../src/format/random.ts';

/** An article as every generator takes it: CommonMark with tables, addresses from the site's root. */
export interface Article {
  slug: string;
  title: string;
  description: string;
  /** YYYY-MM-DD; no two are alike, and they follow the slugs. */
  date: string;
  body: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** The first `count` articles of the one corpus there is: the same on every machine, whatever the count. */
export function corpus(count: number): Article[] {
  return Array.from({ length: count }, (_, index) => article(index, count));
}

function article(index: number, count: number): Article {
  const prose = proseFrom(randomFrom(`article ${index}`));
  const others = [1, 38, 75].map((distance) => slugOf((index + distance) % count));
  return {
    slug: slugOf(index),
    title: `${prose.phrase()} : cas n° ${index + 1}`,
    description: `Cas n° ${index + 1}. ${prose.paragraph(1)}`,
    date: new Date(Date.UTC(1996, 0, 1) + index * DAY).toISOString().slice(0, 10),
    body: bodyOf(prose, index, others),
  };
}

function slugOf(index: number): string {
  return `article-${String(index).padStart(5, '0')}`;
}

/** Sections of prose after the first ones: with them an article has some 950 words. */
const SECTIONS = 3;

/** A list, a table, code and links between two stretches of prose. */
function bodyOf({ phrase, paragraph }: Prose, index: number, others: readonly string[]): string {
  const links = others.map((slug, nth) => `[le cas voisin ${nth + 1}](/blog/${slug})`).join(', ');
  const lines = (count: number, line: (nth: number) => string) =>
    Array.from({ length: count }, (_, nth) => line(nth)).join('\n');
  return `${[
    paragraph(3),
    `## ${phrase()}`,
    `${paragraph(2)} Voir aussi ${links}, ou [la documentation](https://exemple.test/doc/${index}).`,
    lines(5, () => `- **${phrase()}** : ${paragraph(1)}`),
    '## Ce que disent les chiffres',
    paragraph(2),
    `| Étape | Durée | Gain |\n| --- | ---: | ---: |\n${lines(5, (nth) => `| ${phrase()} | ${nth + 2} h | ${12 * (nth + 1)} % |`)}`,
    '## En pratique',
    `Le **point clé** tient en *une seule* fonction, \`relancer()\` : ${paragraph(1)}`,
    codeOf(index),
    lines(SECTIONS, () => `## ${phrase()}\n\n${paragraph(3)}\n\n${paragraph(3)}\n`),
    `> ${paragraph(1)}`,
  ].join('\n\n')}\n`;
}

function codeOf(index: number): string {
  return `\`\`\`js
import { envoyer } from './messagerie.js';

const DELAI = ${index + 1};

/** Les dossiers en retard, du plus ancien au plus récent. */
export async function relancer(dossiers) {
  const enRetard = dossiers.filter(({ jours }) => jours > DELAI);
  for (const dossier of enRetard) {
    await envoyer(dossier.adresse, \`Bonjour, votre dossier nous attend.\`);
  }
  return enRetard.length;
}
\`\`\``;
}

/** Parts of French sentences: each combines one of each list. The second are also headings and cells. */
const PARTS = [
  [
    'Dans la plupart des équipes,',
    'Dès la première semaine,',
    'À l’échelle d’une petite entreprise,',
    'Lorsqu’un dossier arrive incomplet,',
    'Pour éviter les doubles saisies,',
  ],
  [
    'la personne chargée des relances',
    'un scénario bien découpé',
    'le tableau de suivi partagé',
    'chaque étape automatisée',
    'une règle écrite noir sur blanc',
  ],
  [
    'réduit nettement',
    'révèle peu à peu',
    'remplace avantageusement',
    'complète, sans l’alourdir,',
    'déclenche au bon moment',
  ],
  [
    'les écarts entre devis et factures',
    'une procédure que personne ne relit',
    'les échanges éparpillés entre trois outils',
    'le délai de réponse aux demandes urgentes',
    'des données saisies à la main',
  ],
  [
    'et chacun garde la main sur l’exception.',
    '; le gain se mesure alors en heures, pas en minutes.',
    'tout en laissant une trace de chaque modification.',
    ': c’est là que commence « l’automatisation utile ».',
    '– ce que confirment les relevés du mois suivant.',
  ],
] as const;

interface Prose {
  /** Returns a few words without a full stop. */
  phrase(): string;
  paragraph(sentences: number): string;
}

function proseFrom(random: () => number): Prose {
  const pick = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? '';
  const sentence = () => PARTS.map(pick).join(' ');
  return {
    phrase: () => pick(PARTS[1]).replace(/^./, (letter) => letter.toUpperCase()),
    paragraph: (sentences) => Array.from({ length: sentences }, sentence).join(' '),
  };
}
