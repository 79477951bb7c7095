import type { Placeholder } from '../../build/contract/definition.ts';

/** A blank of the fixture site, as its writers leave one: visitors see nothing of what holds it. */
export const BLANK: Placeholder = {
  sign: '[?',
  pattern: /\[\?[^\]]*\]/g,
  rule: 'a-remplir',
  message: () => 'Il reste un blanc.',
  hint: 'Remplissez-le.',
  redacted: true,
};
