import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { tied } from '../ui/tied.ts';
import { inLabels, type Labels } from './labels.ts';

/** What a diagnostic says where its field can be filled in: keys of a file are nothing that a form shows, nor a line to add for one that the file lacks. */
export function formWording({ rule, message, hint }: Diagnostic, labels: Labels): Pick<Diagnostic, 'message' | 'hint'> {
  if (rule === 'cle-manquante') return { message: words.missing, hint: '' };
  return { message: tied(inLabels(message, labels)), hint: tied(inLabels(hint, labels)) };
}
