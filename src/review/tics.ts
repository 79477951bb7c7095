import type { Passage, ReviewDiagnostic, ReviewRule } from '../../build/contract/review.ts';

/** A turn as a diagnostic names it, its pattern, how many of it 1,000 words may have, and a hint. One is always allowed, unless none is. */
type Tic = readonly [name: string, pattern: RegExp, perThousand: number, hint: string];

const MONEY = '(?<!\\p{L})(?:co[uû]t|dépense|budget|prix)';
const LIMITS = "(?:limite|risque|s['’]arrête|ne fera pas)";

/** Turns that these texts fell into again and again: each was in nearly every article, two to four times. */
const TICS: readonly Tic[] = [
  ['suffire, suffisant', word('suffi\\p{L}*'), 0.6, 'Dites ce qui est fait, ou combien il en faut.'],
  ['souvent', word('souvent'), 0.8, 'Donnez un nombre ou un cas, sinon retirez le mot.'],
  [
    'relire, relecture',
    word('rel(?:ire|i[st]|isez|isons|isent|isant|us?|ues?|ectures?)'),
    1.2,
    'Dites ce que la personne vérifie : un montant, un ton, un destinataire.',
  ],
  ['avant de', /(?<!\p{L})avant d(?:e(?!\p{L})|['’])/giu, 1, 'Écrivez deux étapes dans leur ordre, ou « d’abord ».'],
  ['fictif', word('ficti(?:f|fs|ve|ves)'), 0.8, 'Annoncez l’exemple une seule fois, dans son encadré ou son titre.'],
  ['deux semaines', word('deux semaines'), 0.6, 'Écrivez la durée que la tâche demande.'],
  ['point-virgule', /(?<=\s);(?=\s|$)/gu, 3, 'Écrivez deux phrases, ou une liste.'],
  ['une personne', word('une personne'), 0.6, 'Nommez son rôle : la comptable, un conseiller, le responsable.'],
  ['personne ne', /(?<!\p{L})personne n(?:e(?!\p{L})|['’])/giu, 0.6, 'Dites ce qui se passe alors.'],
  ['relevé', word('relevée?s?'), 0.8, 'Écrivez mesure, compte, note ou prix.'],
  ['dit où, quoi, si', word('di(?:t|sent|re) (?:où|quoi|si)'), 0.6, 'Écrivez montre, indique, ou la chose elle-même.'],
  [
    'Sans, en tête de phrase',
    /(?<=^|[.!?…:]\s)Sans(?!\p{L})/gu,
    0.8,
    'Dites ce qu’il faut faire plutôt que ce qui manquerait.',
  ],
  ['voici', word('voici'), 0.6, 'Commencez par ce que vous montrez.'],
  ['tient en', word('tien(?:t|nent) (?:en|sur)'), 0.6, 'Écrivez se dit en, prend, ou la longueur elle-même.'],
];

/** Turns of headings. */
const TICS_OF_HEADINGS: readonly Tic[] = [
  [
    'coût et limites',
    new RegExp(`${MONEY}.*${LIMITS}|${LIMITS}.*${MONEY}`, 'giu'),
    0,
    'Nommez la limite ou la dépense dont parle la section.',
  ],
  ['titre en deux moitiés', /\s:\s/gu, 0.6, 'Gardez une seule des deux moitiés.'],
];

/** Kinds of texts that are read for pleasure, too: terms and notices say things twice on purpose. */
const KINDS: ReadonlySet<string> = new Set(['article', 'caseStudy']);

/** Reports phrases that come back too often in one text, each once, at the first occurrence that is too many. */
export const tics: ReviewRule = ({ contentType, passages, words }) => {
  if (!KINDS.has(contentType)) return [];
  const headings = passages.filter(({ block }) => block === 'heading');
  const repeatedIn =
    (searched: readonly Passage[]) =>
    ([name, pattern, perThousand, hint]: Tic): ReviewDiagnostic[] => {
      const most = perThousand && Math.max(1, Math.floor((perThousand * words) / 1000));
      const found = searched.flatMap(({ line, column, text }) =>
        [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ line, column: column + index, length })),
      );
      const at = found[most];
      if (!at) return [];
      return [{ at, message: `« ${name} » : ${found.length} fois en ${words} mots, ${most} au plus.`, hint }];
    };
  return [...TICS.flatMap(repeatedIn(passages)), ...TICS_OF_HEADINGS.flatMap(repeatedIn(headings))];
};

/** A whole word, in whatever case. */
function word(letters: string): RegExp {
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'giu');
}
