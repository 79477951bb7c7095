/** What `check` looks for in texts, by the names that front matter sets it aside by. */
export const RULE_NAMES = ['tics', 'chiffres-sans-source'] as const;
export type RuleName = (typeof RULE_NAMES)[number];
