import { z } from 'zod';

/** What an agency has chosen; whatever it is silent about stays. The keys are those of the file that `npm run adopt` can be handed. */
export const answersSchema = z.strictObject({
  /** Fields of the settings, groups as groups. */
  reglages: z
    .record(z.string(), z.unknown())
    .refine((fields) => isWithin(fields, DEEPEST))
    .default({}),
  /** `#rrggbb` by the colour's name. */
  couleurs: z.record(z.string(), z.string()).default({}),
  /** Slugs of those that stay. */
  articles: z.array(z.string()).optional(),
  /** Names of the blocks (`::name`) that stay. */
  blocs: z.array(z.string()).optional(),
  /** Names of the files to take away that stay. */
  fichiers: z.array(z.string()).optional(),
});
export type Answers = z.output<typeof answersSchema>;

export function noAnswers(): Answers {
  return answersSchema.parse({});
}

/** Groups and lists in each other, of which no settings have more than a few. */
const DEEPEST = 20;

function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isWithin(inner, depth - 1));
}
