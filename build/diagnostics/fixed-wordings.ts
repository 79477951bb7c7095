import type { Wording } from '../contract/diagnostic.ts';
import { charts } from './messages/charts.fr.ts';
import { check } from './messages/check.fr.ts';
import { diagrams } from './messages/diagrams.fr.ts';
import { frontMatter, yaml } from './messages/front-matter.fr.ts';
import { lint } from './messages/lint.fr.ts';
import { markdown } from './messages/markdown.fr.ts';
import { media } from './messages/media.fr.ts';
import { schema } from './messages/schema.fr.ts';
import { validate } from './messages/validate.fr.ts';
import { variables } from './messages/variables.fr.ts';

/** Catalogues of messages about texts, in the order of the guide. */
const ROOMS = [frontMatter, yaml, schema, markdown, lint, diagrams, charts, media, variables, validate, check];

/** Diagnostics of texts that always say the same, whatever was written. */
export function fixedWordings(): Wording[] {
  return ROOMS.flatMap((room) => Object.values<unknown>(room)).flatMap((entry) => {
    const wording: unknown = typeof entry === 'function' && entry.length === 0 ? entry() : entry;
    return isWording(wording) ? [wording] : [];
  });
}

function isWording(wording: unknown): wording is Wording {
  return (
    typeof wording === 'object' && wording !== null && 'rule' in wording && 'message' in wording && 'hint' in wording
  );
}
