import { inLine, type Suspect } from './suspect.ts';

/** `{#name}` names a section at the end of its heading, and nothing elsewhere. */
export const looseIds: Suspect = ({ prose }) =>
  prose.flatMap((line) => {
    const match = line.block.type !== 'heading' && /\{#[^{}\n]{1,100}\}/.exec(line.text);
    if (!match) return [];
    return inLine(line, match.index, match[0].length, {
      rule: 'identifiant-hors-titre',
      message: `« ${match[0]} » serait affiché tel quel : seul un titre porte un identifiant.`,
      hint: 'Mettez-le à la fin du titre de la section (« ## Titre {#mon-ancre} »), ou supprimez-le.',
    });
  });
