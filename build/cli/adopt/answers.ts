import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Adoption } from '../../contract/adoption.ts';
import type { ContentHost } from '../../contract/workshop-host.ts';
import { adopt as words } from '../../diagnostics/messages/adopt.fr.ts';
import { sourceOf } from '../../editing/front-matter/document.ts';
import { knownFiles } from '../../editing/known-files.ts';
import { blocksOf, filesOffered } from './offers.ts';
import { ownSettings } from './own-settings.ts';

/** What an agency has chosen; whatever it is silent about stays. The keys are those of the file that `npm run adopt` can be handed. */
const answersSchema = z.strictObject({
  /** Fields of the settings, groups as groups. */
  reglages: z
    .record(z.string(), z.unknown())
    .refine((fields) => isWithin(fields, DEEPEST))
    .default({}),
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

/** What may be chosen to stay, by the answer that names it. */
export function choicesOf(
  host: ContentHost,
  { contentType }: Adoption,
): Record<'articles' | 'blocs' | 'fichiers', string[]> {
  return {
    articles: knownFiles(host)
      .filter((file) => file.contentType === contentType)
      .map(({ slug }) => slug),
    blocs: blocksOf(host, contentType),
    fichiers: filesOffered(host, host.texts()).map(({ name }) => name),
  };
}

/** Why an agency cannot have what it answered, a sentence each. */
export function faultsOf(host: ContentHost, adoption: Adoption, answers: Answers): string[] {
  const choices = choicesOf(host, adoption);
  const unknown = (['articles', 'blocs', 'fichiers'] as const).flatMap((key) =>
    (answers[key] ?? [])
      .filter((name) => !choices[key].includes(name))
      .map((name) => words.unknown(name, choices[key])),
  );
  return [...unknown, ...settingsFaults(host, answers)];
}

function settingsFaults(host: ContentHost, { reglages }: Answers): string[] {
  const { contentType } = host.site.settings;
  const schema = host.site.contentTypes[contentType]?.schema;
  const settings = ownSettings(host, reglages).find(({ name }) => host.identify(name).contentType === contentType);
  if (!schema || !settings) return [];
  return host
    .judge(settings.text, schema)
    .map(({ at = [], message, hint }) => words.field(at.join('.'), message, hint));
}

/** The answers that a YAML file holds, or why it holds none. */
export function readAnswers(file: string): Answers | { fault: string } {
  const text = attempt(() => readFileSync(file, 'utf8'));
  if (text === undefined) return { fault: words.notRead(file) };
  const data = attempt(() => sourceOf(text)?.data);
  if (data === undefined) return { fault: words.notYaml(file) };
  const checked = answersSchema.safeParse(data);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const name = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : String(issue?.path[0] ?? '');
  return { fault: words.notAnAnswer(name, Object.keys(answersSchema.shape)) };
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
