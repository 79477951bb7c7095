import { parse } from 'yaml';
import type { ContentHost, JsonSchema } from '../../contract/workshop-host.ts';
import { newFile as messages } from '../../diagnostics/messages/new.fr.ts';
import type { ContentTypeInfo } from '../../editing/content-type-info.ts';
import { applyEdit, mapOf } from '../../editing/front-matter/field-edit.ts';
import { addableTypes, type NewFileRequest } from '../../editing/new-file.ts';
import type { Refusal } from '../../editing/refused.ts';
import { slugFrom } from '../../editing/slug.ts';

export interface PageRequest {
  /** As its writer calls it. */
  contentType: string | undefined;
  title: string | undefined;
  slug: string | undefined;
  /** `field=value` */
  fields: readonly string[];
  published: boolean;
}

/** All that a new file needs to be told; what is missing is asked for, where there is somebody to ask. */
export async function completeRequest(
  host: ContentHost,
  { contentType, title, slug, fields: texts, published }: PageRequest,
  ask?: (question: string) => Promise<string>,
): Promise<NewFileRequest | { refusal: Refusal }> {
  const answers = readFields(texts);
  if ('refusal' in answers) return answers;
  const contentTypes = addableTypes(host);
  const called = contentType ?? (await ask?.(messages.askContentType(contentTypes.map((one) => one.title))));
  if (called === undefined) return { refusal: messages.missing(messages.contentType) };
  const shown = contentTypeNamed(contentTypes, called);
  // The caller checks that the content type exists.
  if (!shown) return { contentType: called, title: called };
  const named = title ?? (await ask?.(messages.askTitle));
  if (named === undefined) return { refusal: messages.missing(messages.title) };
  const proposed = slugFrom(named);
  const name = slug ?? (await ask?.(messages.askSlug(proposed)))?.trim();
  const fields: Record<string, unknown> = { ...answers.fields };
  const { schema } = host.site.contentTypes[shown.name] ?? {};
  for (const { field, label, choices, first } of choicesOf(schema ? host.schemaOf(schema) : {}))
    if (ask && !(field in fields))
      fields[field] = (await ask(messages.askChoice(label, choices, first))).trim() || first;
  return { contentType: shown.name, title: named, slug: name || proposed, fields, draft: !published };
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a front matter as a command line gives them: `categorie=Business`, `fin.titre=Merci`, `badges=[a, b]`. */
function readFields(texts: readonly string[]): { fields: Fields } | { refusal: Refusal } {
  let fields: Fields = {};
  for (const text of texts) {
    const [, key, value = ''] = /^([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*)=(.*)$/su.exec(text) ?? [];
    if (key === undefined) return { refusal: messages.notAField(text) };
    try {
      fields = mapOf(applyEdit(fields, { at: key.split('.'), value: valueOfText(value) }));
    } catch {
      return { refusal: messages.notAField(text) };
    }
  }
  return { fields };
}

/** Numbers, yes and no, lists and groups in brackets as YAML reads them; whatever else is a text. */
function valueOfText(text: string): unknown {
  if (!/^(?:\[.*\]|\{.*\}|true|false|-?\d+(?:\.\d+)?)$/s.test(text.trim())) return text;
  try {
    return parse(text);
  } catch {
    return text;
  }
}

/** The content type that a writer calls so: by its name, its title or its plural, accents and capitals aside. */
function contentTypeNamed(contentTypes: readonly ContentTypeInfo[], wanted: string): ContentTypeInfo | undefined {
  const name = slugFrom(wanted);
  return contentTypes.find((contentType) =>
    [contentType.name, contentType.title, contentType.plural].some((known) => slugFrom(known) === name),
  );
}

/** A field that has to have one of some values. */
interface Choice {
  field: string;
  label: string;
  choices: readonly string[];
  /** The default. */
  first: string;
}

/** The choices that a content type's front matter demands. */
function choicesOf({ properties = {}, required = [] }: JsonSchema): Choice[] {
  return required.flatMap((field): Choice[] => {
    const property = properties[field];
    if (typeof property !== 'object' || !property.enum) return [];
    const choices = property.enum.map(String);
    const first = String(property.examples?.[0] ?? choices[0]);
    return [{ field, label: property.title ?? field, choices, first }];
  });
}
