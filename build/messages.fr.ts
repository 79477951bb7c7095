import { plan } from './messages/plan.fr.ts';

/** Everything that the generator says to those who write, by the stage that says it. */
export const messages = { plan };
