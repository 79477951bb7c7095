import { VARIABLE } from '../../../../contract/variables.ts';
import { lint as lintMessages } from '../../../../diagnostics/messages/lint.fr.ts';
import { variables as variablesMessages } from '../../../../diagnostics/messages/variables.fr.ts';
import { inLine, type LintRule, withSign } from './lint-rule.ts';

/** A variable without a space to the word before or behind it. */
export const adjacentVariables: LintRule = ({ prose }) =>
  withSign(prose, '{{').flatMap((line) =>
    [...line.text.matchAll(VARIABLE)].flatMap(({ 0: spelling, index }) => {
      const before = isOfWord(line.text[index - 1]) ? ' ' : '';
      const behind = isOfWord(line.text[index + spelling.length]) ? ' ' : '';
      const apart = before + spelling + behind;
      return apart === spelling ? [] : inLine(line, index, spelling.length, variablesMessages.glued(spelling, apart));
    }),
  );

function isOfWord(sign = ''): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}

/** Double braces that name no variable. */
export const malformedVariables: LintRule = ({ prose }) =>
  withSign(prose, '{{').flatMap((line) => {
    const rest = line.text.replace(VARIABLE, (variable) => '\0'.repeat(variable.length));
    const match = /\{\{[^{}\n]{0,60}\}{0,2}/.exec(rest);
    if (!match) return [];
    const spelling = line.written.slice(match.index, match.index + match[0].length);
    return inLine(line, match.index, spelling.length, lintMessages.variable(spelling));
  });
