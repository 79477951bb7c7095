import type { Recoloring } from '../../build/contract/recoloring.ts';
import { contrastOf } from './contrast.ts';
import { DAY, NIGHT, SECONDARY_COLORS } from './token-colors.ts';

export { recolor } from '../../build/contract/recoloring.ts';

/** Colours that others are mixed with to be darker or lighter. */
const [BLACK, WHITE] = ['#000000', '#ffffff'] as const;

type Token = keyof typeof DAY | keyof typeof SECONDARY_COLORS;
type Side = 'day' | 'night';

/** Colours that an agency may choose, by night, `#rrggbb`. */
export type ChosenColors = { [Choice in ChosenColor]?: string | undefined };
export type ChosenColor = keyof typeof FAMILIES;

/** The tokens of each choice: the first one becomes what is chosen, the others keep their distance from it. */
const FAMILIES = {
  fond: ['night', 'night-raised', 'night-high', 'field-line'],
  boutons: ['amber', 'amber-fill', 'amber-bright'],
  liens: ['blue'],
} as const satisfies Record<string, readonly Token[]>;
export const CHOICES = Object.keys(FAMILIES) as readonly ChosenColor[];

const GROUNDS = ['night', 'night-raised', 'night-high'] as const;
/** Pairs of colours with their least contrast: text, and edges of fields (WCAG 2.2, 1.4.3 and 1.4.11). */
const CONTRASTS: readonly { of: readonly Token[]; on: readonly Token[]; least: number }[] = [
  { of: ['ink', 'ink-muted', 'amber', 'blue', 'success', 'danger'], on: GROUNDS, least: 4.5 },
  { of: ['field-line'], on: GROUNDS, least: 3 },
  { of: ['amber-fill', 'amber-bright'], on: ['on-amber'], least: 4.5 },
];

/** Shares of an agency's ground that paper by day may take; the largest on which everything can be read is used. */
const SHARES_BY_DAY = [1, 0.5, 0];

/** Returns the colours that replace those of the tokens; none if nothing is chosen. */
export function recoloringOf(chosen: ChosenColors = {}): Recoloring | undefined {
  if (Object.values(chosen).every((color) => color === undefined)) return undefined;
  const tried = SHARES_BY_DAY.map((share) => readableByDay(shiftedTokens(chosen, share)));
  const isReadByDay = (colors: Recoloring) => closeColors(colors).every(({ side }) => side !== 'day');
  return tried.find(isReadByDay) ?? tried.at(-1);
}

/** Returns the colours with those by day that lie too close to the paper, or to the text on a button, made darker or lighter: they keep their kind. */
function readableByDay(colors: Recoloring): Recoloring {
  const known: Record<string, string> = { ...colors };
  const tokens = CHOICES.flatMap((choice): readonly Token[] => (choice === 'fond' ? [] : FAMILIES[choice]));
  for (const token of tokens) {
    const { day } = sidesOf(token);
    const color = known[day];
    const isRead = (tried: string) =>
      closeColors({ ...known, [day]: tried }).every((close) => close.token !== token || close.side !== 'day');
    if (color !== undefined) known[day] = nearestColor(color, isRead) ?? color;
  }
  return known;
}

function shiftedTokens(chosen: ChosenColors, byDay: number): Recoloring {
  const changes = CHOICES.flatMap((choice) => {
    const tokens = FAMILIES[choice];
    const to = chosen[choice];
    if (to === undefined) return [];
    const from = sidesOf(tokens[0]).night;
    return tokens.flatMap((token) => {
      const { day, night } = sidesOf(token);
      return [
        [day, shift(day, from, to, choice === 'fond' ? byDay : 1)],
        [night, shift(night, from, to, 1)],
      ] as const;
    });
  });
  return Object.fromEntries(changes);
}

function sidesOf(token: Token): Record<Side, string> {
  if (token in DAY) return { day: DAY[token as keyof typeof DAY], night: NIGHT[token as keyof typeof NIGHT] };
  const [day, night] = SECONDARY_COLORS[token as keyof typeof SECONDARY_COLORS];
  return { day, night };
}

/** A colour that differs too little from what it lies on. */
export interface CloseColors {
  token: Token;
  ground: Token;
  side: Side;
  ratio: number;
  least: number;
}

/** Returns the pairs with too little contrast. */
export function closeColors(colors: Recoloring = {}): CloseColors[] {
  const sides = ['day', 'night'] as const;
  const shown = (token: Token, side: Side) => colors[sidesOf(token)[side]] ?? sidesOf(token)[side];
  return CONTRASTS.flatMap(({ of, on, least }) =>
    of.flatMap((token) =>
      on.flatMap((ground) =>
        sides.flatMap((side) => {
          const ratio = contrastOf(shown(token, side), shown(ground, side));
          return ratio < least ? [{ token, ground, side, ratio, least }] : [];
        }),
      ),
    ),
  );
}

/** Returns the pair in which a choice has the least contrast, if that is too little. */
export function lowestContrast(chosen: ChosenColors, choice: ChosenColor): CloseColors | undefined {
  const own: readonly Token[] = FAMILIES[choice];
  const [worst] = closeColors(recoloringOf(chosen))
    .filter(({ token, ground }) => own.includes(token) || own.includes(ground))
    .sort((one, other) => one.ratio / one.least - other.ratio / other.least);
  return worst;
}

/**
 * Returns the nearest colour of the same kind, lighter or darker, that can be read beside the other choices. Returns undefined if they leave no room.
 */
export function nearestReadable(chosen: ChosenColors, choice: ChosenColor): string | undefined {
  const from = chosen[choice];
  if (from === undefined) return undefined;
  return nearestColor(from, (color) => !lowestContrast({ ...chosen, [choice]: color }, choice));
}

/** Returns the first of a colour and its darker and lighter ones, step by step, that fits. */
function nearestColor(from: string, fits: (color: string) => boolean): string | undefined {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  return steps.flatMap((share) => [shift(from, from, BLACK, share), shift(from, from, WHITE, share)]).find(fits);
}

const STEPS = 40;

/** Returns a colour, changed as much as `from` differs from `to`, or by a share of that. */
function shift(color: string, from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, before = 0, after = 0] = [color, from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.min(255, Math.max(0, one + Math.round((after - before) * share)));
  });
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
