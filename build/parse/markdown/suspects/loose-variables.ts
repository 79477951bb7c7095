import { VARIABLE } from '../variables.ts';
import { inLine, type Suspect } from './suspect.ts';

/** Two braces that name no variable. */
export const looseVariables: Suspect = ({ prose }) =>
  prose.flatMap((line) => {
    const rest = line.text.replace(VARIABLE, (variable) => '\0'.repeat(variable.length));
    const match = /\{\{[^{}\n]{0,60}\}{0,2}/.exec(rest);
    if (!match) return [];
    return inLine(line, match.index, match[0].length, {
      rule: 'variable-mal-ecrite',
      message: `« ${line.written.slice(match.index, match.index + match[0].length)} » n'est pas une variable : elle serait affichée telle quelle.`,
      hint: "Écrivez son nom seul entre deux paires d'accolades ({{marque}}), ou « \\{{ » pour les montrer.",
    });
  });
