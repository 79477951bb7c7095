import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import type { Facts } from './schema.ts';

/** The name of a fact begins with its file, so that whoever reads it in a text finds that file. */
export function namesBeginWithFile({ slug, data: { faits } }: Entry<Facts>): RuleDiagnostic[] {
  return faits.flatMap(({ nom }, index): RuleDiagnostic[] => {
    if (nom.startsWith(`${slug}-`)) return [];
    return [
      {
        severity: 'warning',
        at: ['faits', index, 'nom'],
        rule: 'nom-de-fait',
        message: `« ${nom} » ne commence pas par « ${slug}- », le nom de ce fichier.`,
        hint: `Écrivez « ${slug}-${nom} », ici et dans les textes qui l'utilisent, ou déplacez ce fait dans le fichier de son produit.`,
      },
    ];
  });
}
