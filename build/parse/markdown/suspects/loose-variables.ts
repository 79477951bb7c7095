import { VARIABLE } from '../../../contract/variables.ts';
import { messages } from '../../../messages.fr.ts';
import { inLine, type Suspect, withSign } from './suspect.ts';

/** Two braces that name no variable. */
export const looseVariables: Suspect = ({ prose }) =>
  withSign(prose, '{{').flatMap((line) => {
    const rest = line.text.replace(VARIABLE, (variable) => '\0'.repeat(variable.length));
    const match = /\{\{[^{}\n]{0,60}\}{0,2}/.exec(rest);
    if (!match) return [];
    const written = line.written.slice(match.index, match.index + match[0].length);
    return inLine(line, match.index, written.length, messages.suspects.variable(written));
  });
