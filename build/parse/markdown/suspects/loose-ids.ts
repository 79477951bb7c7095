import { messages } from '../../../messages.fr.ts';
import { inLine, type Suspect, withSign } from './suspect.ts';

/** `{#name}` names a section at the end of its heading, and nothing elsewhere. */
export const looseIds: Suspect = ({ prose }) =>
  withSign(prose, '{#').flatMap((line) => {
    const match = line.block.type !== 'heading' && /\{#[^{}\n]{1,100}\}/.exec(line.text);
    if (!match) return [];
    return inLine(line, match.index, match[0].length, messages.suspects.idOutsideHeading(match[0]));
  });
