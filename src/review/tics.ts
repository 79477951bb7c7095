import type { ReviewDiagnostic, ReviewRule } from '../../build/contract/review.ts';

interface Tic {
  /** As a diagnostic names it. */
  name: string;
  pattern: RegExp;
  /** Number that a text may have in 1,000 words. One is always allowed, unless `never`. */
  perThousand: number;
  never?: boolean;
  /** Looked for in headings alone. */
  inHeadings?: boolean;
  hint: string;
}

const MONEY = '(?<!\\p{L})(?:co[uû]t|dépense|budget|prix)';
const LIMITS = "(?:limite|risque|s['’]arrête|ne fera pas)";

/** Turns that these texts fell into again and again: each was in nearly every article, two to four times. */
const TICS: readonly Tic[] = [
  {
    name: 'suffire, suffisant',
    pattern: word('suffi\\p{L}*'),
    perThousand: 0.6,
    hint: 'Dites ce qui est fait, ou combien il en faut.',
  },
  {
    name: 'souvent',
    pattern: word('souvent'),
    perThousand: 0.8,
    hint: 'Donnez un nombre ou un cas, sinon retirez le mot.',
  },
  {
    name: 'relire, relecture',
    pattern: word('rel(?:ire|i[st]|isez|isons|isent|isant|us?|ues?|ectures?)'),
    perThousand: 1.2,
    hint: 'Dites ce que la personne vérifie : un montant, un ton, un destinataire.',
  },
  {
    name: 'avant de',
    pattern: /(?<!\p{L})avant d(?:e(?!\p{L})|['’])/giu,
    perThousand: 1,
    hint: 'Écrivez deux étapes dans leur ordre, ou « d’abord ».',
  },
  {
    name: 'fictif',
    pattern: word('ficti(?:f|fs|ve|ves)'),
    perThousand: 0.8,
    hint: 'Annoncez l’exemple une seule fois, dans son encadré ou son titre.',
  },
  {
    name: 'deux semaines',
    pattern: word('deux semaines'),
    perThousand: 0.6,
    hint: 'Écrivez la durée que la tâche demande.',
  },
  {
    name: 'point-virgule',
    pattern: /(?<=\s);(?=\s|$)/gu,
    perThousand: 3,
    hint: 'Écrivez deux phrases, ou une liste.',
  },
  {
    name: 'une personne',
    pattern: word('une personne'),
    perThousand: 0.6,
    hint: 'Nommez son rôle : la comptable, un conseiller, le responsable.',
  },
  {
    name: 'personne ne',
    pattern: /(?<!\p{L})personne n(?:e(?!\p{L})|['’])/giu,
    perThousand: 0.6,
    hint: 'Dites ce qui se passe alors.',
  },
  {
    name: 'relevé',
    pattern: word('relevée?s?'),
    perThousand: 0.8,
    hint: 'Écrivez mesure, compte, note ou prix.',
  },
  {
    name: 'dit où, quoi, si',
    pattern: word('di(?:t|sent|re) (?:où|quoi|si)'),
    perThousand: 0.6,
    hint: 'Écrivez montre, indique, ou la chose elle-même.',
  },
  {
    name: 'Sans, en tête de phrase',
    pattern: /(?<=^|[.!?…:]\s)Sans(?!\p{L})/gu,
    perThousand: 0.8,
    hint: 'Dites ce qu’il faut faire plutôt que ce qui manquerait.',
  },
  {
    name: 'voici',
    pattern: word('voici'),
    perThousand: 0.6,
    hint: 'Commencez par ce que vous montrez.',
  },
  {
    name: 'tient en',
    pattern: word('tien(?:t|nent) (?:en|sur)'),
    perThousand: 0.6,
    hint: 'Écrivez se dit en, prend, ou la longueur elle-même.',
  },
  {
    name: 'coût et limites',
    pattern: new RegExp(`${MONEY}.*${LIMITS}|${LIMITS}.*${MONEY}`, 'giu'),
    perThousand: 0,
    never: true,
    inHeadings: true,
    hint: 'Nommez la limite ou la dépense dont parle la section.',
  },
  {
    name: 'titre en deux moitiés',
    pattern: /\s:\s/gu,
    perThousand: 0.6,
    inHeadings: true,
    hint: 'Gardez une seule des deux moitiés.',
  },
];

/** Kinds of texts that are read for pleasure, too: terms and notices say things twice on purpose. */
const KINDS: ReadonlySet<string> = new Set(['article', 'caseStudy']);

/** Turns that come back too often in one text: one diagnostic each, at the first that is too many. */
export const tics: ReviewRule = ({ contentType, passages, words }) => {
  if (!KINDS.has(contentType)) return [];
  return TICS.flatMap(({ name, pattern, perThousand, never, inHeadings, hint }): ReviewDiagnostic[] => {
    const most = Math.max(never ? 0 : 1, Math.floor((perThousand * words) / 1000));
    const found = passages
      .filter(({ block }) => !inHeadings || block === 'heading')
      .flatMap(({ line, column, text }) =>
        [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ line, column: column + index, length })),
      );
    const at = found[most];
    if (!at) return [];
    const message = `« ${name} » : ${found.length} fois en ${words} mots, ${most} au plus.`;
    return [{ at, message, hint }];
  });
};

/** A whole word, in whatever case. */
function word(letters: string): RegExp {
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'giu');
}
