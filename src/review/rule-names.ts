/** Names of the rules, by which front matter turns one off. */
export const RULE_NAMES = ['tics', 'chiffres-sans-source'] as const;
export type RuleName = (typeof RULE_NAMES)[number];
