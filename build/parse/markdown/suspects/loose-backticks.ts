import { inLine, type Suspect } from './suspect.ts';

/** A grave accent that closes or opens nothing, or that stands for an apostrophe. */
export const looseBackticks: Suspect = ({ prose }) =>
  prose.flatMap((line) => {
    const match = /`+/.exec(line.text);
    if (!match) return [];
    const apostrophe = /\p{L}`\p{L}/u.test(line.text.slice(0, match.index + 2));
    return inLine(line, match.index, match[0].length, {
      rule: 'accent-grave-seul',
      message: apostrophe
        ? "Un accent grave tient lieu d'apostrophe."
        : "Cet accent grave n'ouvre ni ne ferme de code.",
      hint: apostrophe
        ? "Écrivez « ' »."
        : 'Écrivez-en autant après le code que devant (`code`), ou « \\` » pour le montrer.',
    });
  });
