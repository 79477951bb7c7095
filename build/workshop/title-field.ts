import type { JsonSchema } from '../contract/workshop-host.ts';

/** Fields that sites call a page's title by. */
const TITLE_FIELDS = ['titre', 'title', 'nom', 'name'];

/** The field by which writers know a file of a kind: its title, else the first text that it must have. */
export function titleField({ properties = {}, required = [] }: JsonSchema): string | undefined {
  const isFreeText = (name: string) => {
    const field = properties[name];
    return typeof field === 'object' && field.type === 'string' && !field.enum && field.format === undefined;
  };
  return TITLE_FIELDS.find((name) => name in properties) ?? required.find(isFreeText);
}
