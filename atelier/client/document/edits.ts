import type { ContentTypeInfo } from '../../../build/contract/editing/content-type-info.ts';
import { editFrontMatter } from '../../../build/contract/editing/front-matter/edit.ts';
import type { FieldEdit } from '../../../build/contract/editing/front-matter/field-edit.ts';

/** A text with fields of its front matter changed. New fields of the top come in the order of the content type's schema. Throws a `RangeError` for what cannot be. */
export function withFields(text: string, edits: readonly FieldEdit[], { schema }: ContentTypeInfo): string {
  const order =
    'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : [];
  return edits.reduce((changed, edit) => editFrontMatter(changed, edit, edit.at.length === 1 ? order : []), text);
}

/** The edits that make a draft of a file, or no draft. */
export function draftEdits(field: string, draft: boolean): FieldEdit[] {
  return draft ? [{ at: [field], value: true }] : [{ at: [field], remove: true }];
}
