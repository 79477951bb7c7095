import { messages } from '../../../messages.fr.ts';
import { inLine, type Suspect, withSign } from './suspect.ts';

/** A grave accent that closes or opens nothing, or that stands for an apostrophe. */
export const looseBackticks: Suspect = ({ prose }) =>
  withSign(prose, '`').flatMap((line) => {
    const match = /`+/.exec(line.text);
    if (!match) return [];
    const isApostrophe = /\p{L}`\p{L}/u.test(line.text.slice(0, match.index + 2));
    const { graveForApostrophe, loneGrave } = messages.suspects;
    return inLine(line, match.index, match[0].length, isApostrophe ? graveForApostrophe() : loneGrave());
  });
