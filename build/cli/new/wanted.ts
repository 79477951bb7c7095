import { addableTypes, type Wanted } from '../../contract/editing/new-file.ts';
import type { Refusal } from '../../contract/editing/refused.ts';
import { slugFrom } from '../../contract/editing/slug.ts';
import type { ContentHost } from '../../contract/workshop-host.ts';
import { newFile as words } from '../../diagnostics/messages/new.fr.ts';
import { givenFields } from './given-fields.ts';
import { choicesOf, contentTypeNamed } from './named-content-type.ts';

/** What a command line says of a new file. */
export interface Given {
  /** As its writer calls it. */
  contentType: string | undefined;
  title: string | undefined;
  slug: string | undefined;
  /** `field=value` */
  fields: readonly string[];
  published: boolean;
}

/** All that a new file needs to be told; what is missing is asked for, where there is somebody to ask. */
export async function wantedFrom(
  host: ContentHost,
  { contentType, title, slug, fields: texts, published }: Given,
  ask?: (question: string) => Promise<string>,
): Promise<Wanted | { refusal: Refusal }> {
  const answers = givenFields(texts);
  if ('refusal' in answers) return answers;
  const contentTypes = addableTypes(host);
  const called = contentType ?? (await ask?.(words.askContentType(contentTypes.map((one) => one.title))));
  if (called === undefined) return { refusal: words.missing(words.contentType) };
  const shown = contentTypeNamed(contentTypes, called);
  // Who makes the file says which content types there are.
  if (!shown) return { contentType: called, title: called };
  const named = title ?? (await ask?.(words.askTitle));
  if (named === undefined) return { refusal: words.missing(words.title) };
  const proposed = slugFrom(named);
  const name = slug ?? (await ask?.(words.askSlug(proposed)))?.trim();
  const fields: Record<string, unknown> = { ...answers.fields };
  const { schema } = host.site.contentTypes[shown.name] ?? {};
  for (const { field, label, choices, first } of choicesOf(schema ? host.schemaOf(schema) : {}))
    if (ask && !(field in fields)) fields[field] = (await ask(words.askChoice(label, choices, first))).trim() || first;
  return { contentType: shown.name, title: named, slug: name || proposed, fields, draft: !published };
}
