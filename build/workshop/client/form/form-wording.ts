import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { workshopForm as words } from '../../../diagnostics/messages/workshop-form.fr.ts';

/** What a diagnostic says where its field can be filled in: of one that the file lacks, the key and the line to add are nothing that a form shows. */
export function formWording({ rule, message, hint }: Diagnostic): Pick<Diagnostic, 'message' | 'hint'> {
  return rule === 'cle-manquante' ? { message: words.missing, hint: '' } : { message, hint };
}
