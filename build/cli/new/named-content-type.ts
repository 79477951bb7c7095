import type { ContentTypeInfo } from '../../contract/editing/content-type-info.ts';
import { slugFrom } from '../../contract/editing/slug.ts';
import type { JsonSchema } from '../../contract/workshop-host.ts';

/** The content type that a writer calls so: by its name, its title or its plural, accents and capitals aside. */
export function contentTypeNamed(
  contentTypes: readonly ContentTypeInfo[],
  wanted: string,
): ContentTypeInfo | undefined {
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
  /** What it has unless another one is chosen. */
  first: string;
}

/** The choices that a content type's front matter demands. */
export function choicesOf({ properties = {}, required = [] }: JsonSchema): Choice[] {
  return required.flatMap((field): Choice[] => {
    const property = properties[field];
    if (typeof property !== 'object' || !property.enum) return [];
    const choices = property.enum.map(String);
    const first = String(property.examples?.[0] ?? choices[0]);
    return [{ field, label: property.title ?? field, choices, first }];
  });
}
