import { randomFrom } from '../../src/format/random.ts';
import { countWords, type Pick, paragraph, phrase, picker, sentence } from './prose.ts';

/** An article as every generator takes it: CommonMark with tables, addresses from the site's root. */
export interface Article {
  slug: string;
  title: string;
  description: string;
  /** YYYY-MM-DD; no two are alike, and they follow the slugs. */
  date: string;
  body: string;
}

/** Words of an article's text, its code left out. */
const WORDS = 955;
const DAY = 24 * 60 * 60 * 1000;

/** The first `count` articles of the one corpus there is: the same on every machine, whatever the count. */
export function corpus(count: number): Article[] {
  return Array.from({ length: count }, (_, index) => article(index, count));
}

function article(index: number, count: number): Article {
  const pick = picker(randomFrom(`article ${index}`));
  const others = [1, 38, 75].map((distance) => slugOf((index + distance) % count));
  return {
    slug: slugOf(index),
    title: `${phrase(pick)} : cas n° ${index + 1}`,
    description: `Cas n° ${index + 1}. ${sentence(pick)}`,
    date: new Date(Date.UTC(1996, 0, 1) + index * DAY).toISOString().slice(0, 10),
    body: bodyOf(pick, index, others),
  };
}

function slugOf(index: number): string {
  return `article-${String(index).padStart(5, '0')}`;
}

/** A list, a table, code and links between two stretches of prose, the second as long as the words ask for. */
function bodyOf(pick: Pick, index: number, others: readonly string[]): string {
  const links = others.map((slug, nth) => `[le cas voisin ${nth + 1}](/blog/${slug})`).join(', ');
  const five = (line: (nth: number) => string) => Array.from({ length: 5 }, (_, nth) => line(nth)).join('\n');
  const blocks = [
    paragraph(pick, 3),
    `## ${phrase(pick)}`,
    `${paragraph(pick, 2)} Voir aussi ${links}, ou [la documentation](https://exemple.test/doc/${index}).`,
    five(() => `- **${phrase(pick)}** : ${sentence(pick)}`),
    '## Ce que disent les chiffres',
    paragraph(pick, 2),
    `| Étape | Durée | Gain |\n| --- | ---: | ---: |\n${five((nth) => `| ${phrase(pick)} | ${nth + 2} h | ${12 * (nth + 1)} % |`)}`,
    '## En pratique',
    `Le **point clé** tient en *une seule* fonction, \`relancer()\` : ${sentence(pick)}`,
  ];
  const closing = `> ${sentence(pick)}`;
  const rest = WORDS - countWords([...blocks, closing].join('\n'));
  return `${[...blocks, codeOf(index), ...proseOf(pick, rest), closing].join('\n\n')}\n`;
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

/** Paragraphs under a heading each, cut to this many words. */
function proseOf(pick: Pick, words: number): string[] {
  const blocks: string[] = [];
  for (let left = words; left > 0; ) {
    const text = blocks.length % 3 === 0 ? `## ${phrase(pick)}` : paragraph(pick, 4);
    const count = countWords(text);
    blocks.push(count <= left ? text : cut(text, left));
    left -= count;
  }
  return blocks;
}

function cut(text: string, words: number): string {
  const beginning = text.split(' ').slice(0, words).join(' ');
  return `${beginning.replace(/[^\p{L}]+$/u, '')}.`;
}
