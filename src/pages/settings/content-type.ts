import type { RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import { defineContent } from '../define.ts';
import { companyIsComplete } from './company-rule.ts';
import { checkDefaults } from './defaults.ts';
import { categoriesDiffer, hoursAreUnderstood, legalPagesAreLinked, securityContactHolds } from './rules.ts';
import { type Settings, schema } from './schema.ts';

export const settings = defineContent({ files: 'site.md', single: true, schema, rules });

/** Checks the settings. Defaults of the delivered site are named in builds for visitors only. */
function rules({ data }: { data: Settings }, context: RuleContext): RuleDiagnostic[] {
  return [
    ...hoursAreUnderstood(data),
    ...legalPagesAreLinked(data),
    ...categoriesDiffer(data),
    ...(context.production ? checkDefaults(data) : []),
    ...companyIsComplete(data, context),
    ...securityContactHolds(data, context),
  ];
}
