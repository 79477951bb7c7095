import type { ContentHost, JsonSchema } from '../workshop-host.ts';

/** Fields that sites call a page's title by. */
const TITLE_FIELDS = ['titre', 'title', 'nom', 'name'];

/** The field by which writers know a file of a content type: its title, else the first text that it must have. */
export function titleField({ properties = {}, required = [] }: JsonSchema): string | undefined {
  const isFreeText = (name: string) => {
    const field = properties[name];
    return typeof field === 'object' && field.type === 'string' && !field.enum && field.format === undefined;
  };
  return TITLE_FIELDS.find((name) => name in properties) ?? required.find(isFreeText);
}

/** What a file of a content type is called by its title field; undefined where that holds no text. */
export function titleOf(
  { site, schemaOf }: Pick<ContentHost, 'site' | 'schemaOf'>,
  contentType: string,
  data: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const { schema } = site.contentTypes[contentType] ?? {};
  const title = data[(schema && titleField(schemaOf(schema))) ?? ''];
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined;
}
