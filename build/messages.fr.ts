import { cache } from './messages/cache.fr.ts';
import { check } from './messages/check.fr.ts';
import { htmlRules } from './messages/html-rules.fr.ts';
import { parse } from './messages/parse.fr.ts';
import { plan } from './messages/plan.fr.ts';

/** Everything that the generator says to those who write, by the stage that says it. */
export const messages = { cache, check, htmlRules, parse, plan };
