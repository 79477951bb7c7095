import { defineContent } from '../define.ts';
import { checksAreRecent } from './check-rule.ts';
import { namesBeginWithFile } from './name-rule.ts';
import { pricesAreNumbers } from './price-rule.ts';
import { schema } from './schema.ts';
import { variableOf } from './variable.ts';

/** Prices, limits and dates of other companies' products, which texts cite. */
export const facts = defineContent({
  files: 'faits/*.md',
  schema,
  publication: { draft: 'brouillon' },
  variables: ({ faits }) =>
    faits.map(({ nom, valeur }, index) => ({ name: variableOf(nom), value: valeur, at: ['faits', index, 'nom'] })),
  rules: (entry, context) => [
    ...namesBeginWithFile(entry),
    ...pricesAreNumbers(entry, context),
    ...checksAreRecent(entry, context),
  ],
});
