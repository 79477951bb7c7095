import { z } from 'zod';
import {
  CHOICES,
  type ChosenColor,
  type ChosenColors,
  lowestContrast,
  nearestReadable,
} from '../../../styles/palette.ts';
import { NIGHT, SECONDARY_COLORS } from '../../../styles/token-colors.ts';

/** Returns a colour by night. The one by day follows it as far as it stays readable. */
function color(title: string, description: string, example: string) {
  return z
    .stringFormat('couleur', /^#[\da-f]{6}$/i, `Écrivez un dièse et six signes, de 0 à 9 et de a à f : « ${example} ».`)
    .optional()
    .meta({ title, description, examples: [example], color: true });
}

export const colors = z
  .strictObject({
    fond: color(
      'Couleur du fond',
      'Celle des pages la nuit : foncée. De jour, le papier en prend la teinte.',
      NIGHT.night,
    ),
    boutons: color('Couleur des boutons', 'Celle de ce qui se clique et de l’étoile, la nuit : claire.', NIGHT.amber),
    liens: color('Couleur des liens', 'Celle des liens et des traits, la nuit : claire.', SECONDARY_COLORS.blue[1]),
  } satisfies Record<ChosenColor, z.ZodType>)
  .superRefine((chosen, context) => {
    for (const choice of CHOICES) {
      const input = chosen[choice];
      const hint = input && contrastProblem(chosen, choice);
      if (hint)
        context.addIssue({ code: 'custom', input, path: [choice], message: hint.message, params: { fix: hint.fix } });
    }
  })
  .meta({
    title: 'Couleurs',
    description:
      'Celles du site, choisies pour la nuit ; celles du jour les suivent tant qu’elles restent lisibles. Ce qui ne se lirait pas est refusé, avec une couleur proche qui convient.',
    examples: [{ boutons: NIGHT.amber }],
  });

/** Says why a colour is not readable, and proposes one that is. */
function contrastProblem(
  chosen: ChosenColors,
  choice: ChosenColor,
): { message: string; fix: string | undefined } | undefined {
  const worst = lowestContrast(chosen, choice);
  if (!worst) return undefined;
  const { token, ground, side, ratio, least } = worst;
  const nearest = nearestReadable(chosen, choice);
  const why = `${side === 'day' ? 'De jour' : 'La nuit'}, ${NAMES[token] ?? token} sur ${NAMES[ground] ?? ground} : contraste de ${formatDecimal(ratio)}, il faut ${formatDecimal(least)}.`;
  const advice = nearest ? `Choisissez par exemple ${nearest}.` : 'Changez d’abord l’autre couleur.';
  return { message: `${why} ${advice}`, fix: nearest && `"${nearest}"` };
}

const NAMES: Readonly<Record<string, string>> = {
  night: 'le fond',
  'night-raised': 'les cartes',
  'night-high': 'les cartes',
  'field-line': 'le bord des champs',
  ink: 'le texte',
  'ink-muted': 'le texte secondaire',
  amber: 'les mots de cette couleur',
  'amber-fill': 'les boutons',
  'amber-bright': 'les boutons',
  'on-amber': 'leur texte',
  blue: 'les liens',
  success: 'les messages de réussite',
  danger: 'les messages d’erreur',
};

function formatDecimal(number: number): string {
  return number.toFixed(1).replace('.', ',');
}
