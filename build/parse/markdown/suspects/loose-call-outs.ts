import { closest } from '../../../diagnostics/suggest.ts';
import { openingsOf } from '../call-outs.ts';
import type { MarkdownFinding } from '../finding.ts';
import { inLine, type ProseLine, type Suspect } from './suspect.ts';

const COLONS = /^(:{3,})[ \t\u00a0\u202f]*([\p{L}-]*)(.*)$/u;

/** Lines of colons that open or close no call-out and would be shown as they are. */
export const looseCallOuts: Suspect = ({ prose, settings }) => {
  const known = openingsOf(settings);
  let opened = 0;
  return prose.flatMap((line): MarkdownFinding[] => {
    const [, colons = '', name = '', rest = ''] = (line.block.type === 'paragraph' && COLONS.exec(line.text)) || [];
    if (colons === '') return [];
    const bare = name === '' && rest === '';
    // What closes a call-out that was named already is no second mistake.
    if (bare && opened > 0) {
      opened--;
      return [];
    }
    if (!bare) opened++;
    return [
      inLine(
        line,
        0,
        line.written.trimEnd().length,
        bare ? closesNothing(known) : opening(line, [colons, name, rest], known),
      ),
    ];
  });
};

const RULE = { severity: 'error' as const, rule: 'encadre-mal-ecrit' };

function closesNothing(known: readonly string[]) {
  return {
    ...RULE,
    message: 'Cette ligne ne ferme aucun encadré : elle serait affichée telle quelle.',
    hint: `Supprimez-la, ou ouvrez l'encadré plus haut : ${known.join(', ')}.`,
  };
}

function opening(
  { written }: ProseLine,
  [colons, name, rest]: readonly [colons: string, name: string, rest: string],
  openings: readonly string[],
) {
  const message = "Cette ligne n'ouvre pas d'encadré : elle serait affichée telle quelle.";
  const known = closest(`:::${name}`, openings);
  if (known === undefined) {
    return {
      ...RULE,
      message,
      hint: `Écrivez ${openings.join(', ')}, ou « ::: » seul pour fermer un encadré.`,
    };
  }
  const title =
    rest === ''
      ? ''
      : written
          .slice(-rest.length)
          .trim()
          .replace(/^[[{(]|[\]})]$/g, '');
  const fitting = title === '' || /[[\]]/.test(title) ? '' : `[${title}]`;
  return { ...RULE, message, hint: `Écrivez « ${colons}${known.slice(3)}${fitting} ».` };
}
