import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';

const BLOCKS = {
  formulaire: 'ce que devient un message',
  traitements: 'pourquoi et combien de temps elles sont gardées',
};

/** The policy's text has to show the blocks of its fields, which hold the facts about data. */
export function policyShowsItsFields({ html }: Pick<Entry, 'html'>): RuleDiagnostic[] {
  return Object.entries(BLOCKS).flatMap(([name, what]): RuleDiagnostic[] =>
    html.includes(`data-slot="${name}"`)
      ? []
      : [
          {
            severity: 'error',
            at: [name],
            rule: 'bloc-non-affiche',
            message: `Cette page ne dit pas aux visiteurs ${what} : son texte n'affiche pas ce champ.`,
            hint: `Écrivez « ::${name} » seul sur une ligne du texte, là où il doit être lu.`,
          },
        ],
  );
}
