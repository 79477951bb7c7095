import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { defineContent } from '../define.ts';
import { checksAreRecent } from './check-rule.ts';
import { variableOf } from './cited.ts';
import { pricesAreNumbers } from './price-rule.ts';
import { type Facts, schema } from './schema.ts';

/** Prices, limits and dates of other companies' products, which texts cite. */
export const facts = defineContent({
  files: 'faits/*.md',
  schema,
  publication: { draft: 'brouillon' },
  variables: ({ produit, faits }) =>
    faits.map(({ nom, valeur, objet }, index) => ({
      ...{ name: variableOf(nom), value: valeur, label: `${produit}, ${objet}` },
      at: ['faits', index, 'nom'],
    })),
  rules: (entry, context) => [
    ...namesBeginWithFile(entry),
    ...pricesAreNumbers(entry, context),
    ...checksAreRecent(entry, context),
  ],
});

/** Warns of a fact whose name does not begin with its file's: a reader of the text would not find the file. */
function namesBeginWithFile({ slug, data: { faits } }: Entry<Facts>): RuleDiagnostic[] {
  return faits.flatMap(({ nom }, index): RuleDiagnostic[] => {
    if (nom.startsWith(`${slug}-`)) return [];
    const message = `« ${nom} » ne commence pas par « ${slug}- », le nom de ce fichier.`;
    const hint = `Écrivez « ${slug}-${nom} », ici et dans les textes qui l'utilisent, ou déplacez ce fait dans le fichier de son produit.`;
    return [{ severity: 'warning', at: ['faits', index, 'nom'], rule: 'nom-de-fait', message, hint }];
  });
}
