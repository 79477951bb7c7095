import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { Plugin } from 'prosemirror-state';
import { schema } from './model/schema.ts';

const { nodes } = schema;

/** Signs that people type at the start of a paragraph out of habit: they become the block that they mean, and no sign stays. */
export function inputRulesOfText(): Plugin {
  return inputRules({
    rules: [
      wrappingInputRule(/^[-*]\s$/, nodes.bullet_list),
      wrappingInputRule(/^(\d+)[.)]\s$/, nodes.ordered_list, ([, start]) => ({ start: Number(start) })),
      wrappingInputRule(/^>\s$/, nodes.blockquote),
      textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    ],
  });
}
