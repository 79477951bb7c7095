import type { Adoption } from '../../contract/adoption.ts';
import type { KeyPath } from '../../contract/content-type.ts';
import { isMap, valueAt } from '../../contract/field-values.ts';
import type { ContentHost, ContentText, JsonSchema } from '../../contract/workshop-host.ts';
import { editFrontMatter } from '../../editing/front-matter/edit.ts';
import { applied, mapOf } from '../../editing/front-matter/field-edit.ts';
import { knownFiles } from '../../editing/known-files.ts';

/** All texts, the settings' with other values in some of its fields. */
export function ownSettings(host: ContentHost, values: Readonly<Record<string, unknown>>): ContentText[] {
  return knownFiles(host).map(({ path, name, text, contentType, data }) => {
    if (contentType !== host.site.settings.contentType) return { path, name, text };
    const edits = fieldsOf(values, data);
    return { path, name, text: edits.reduce((current, edit) => editFrontMatter(current, edit), text) };
  });
}

/** The fields of the settings' groups one by one: those that nobody named stay. A group where there is none is a value, for the schema to refuse. */
function fieldsOf(value: unknown, present: unknown, at: KeyPath = []): { at: KeyPath; value: unknown }[] {
  return isMap(value) && isMap(present)
    ? Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, present[key], [...at, key]))
    : [{ at, value }];
}

/** The settings that are asked for, with what writers call them and what they are today. */
export function askedSettings(host: ContentHost, { fields }: Adoption): { at: KeyPath; title: string; now: string }[] {
  const { contentType } = host.site.settings;
  const schema = host.site.contentTypes[contentType]?.schema;
  const data = knownFiles(host).find((file) => file.contentType === contentType)?.data;
  return fields.map((at) => {
    const title = at.reduce<JsonSchema>(propertyOf, schema ? host.schemaOf(schema) : {}).title;
    return { at, title: title ?? at.join('.'), now: String(valueAt(data, at) ?? '') };
  });
}

function propertyOf({ properties = {} }: JsonSchema, key: string | number): JsonSchema {
  const property = properties[key];
  return typeof property === 'object' ? property : {};
}

/** Answered settings with one more. */
export function withSetting(values: Readonly<Record<string, unknown>>, at: KeyPath, value: string) {
  return mapOf(applied(values, { at, value }));
}
