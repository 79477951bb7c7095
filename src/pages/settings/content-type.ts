import type { RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import { defineContent } from '../define.ts';
import { categoriesDiffer } from './categories-rule.ts';
import { companyIsComplete } from './company-rule.ts';
import { defaultsLeft } from './defaults.ts';
import { nationalForm } from './formats.ts';
import { hoursAreUnderstood } from './hours-rule.ts';
import { legalPagesAreLinked } from './legal-links-rule.ts';
import { type Settings, schema } from './schema.ts';
import { securityContactHolds } from './security-rule.ts';

export const settings = defineContent({ files: 'site.md', single: true, schema, rules });

/** Defaults that stand may stand while one tries the site, and are named before it goes out to visitors. */
function rules({ data }: { data: Settings }, context: RuleContext): RuleDiagnostic[] {
  const defaults = context.production ? defaultsLeft(data) : [];
  return [
    ...shownNumberIsDialled(data),
    ...hoursAreUnderstood(data),
    ...legalPagesAreLinked(data),
    ...categoriesDiffer(data),
    ...defaults.map((found) => ({ severity: 'warning' as const, ...found })),
    ...companyIsComplete(data, context),
    ...securityContactHolds(data, context),
  ];
}

/** A reader who types the number must reach whom the link calls. */
function shownNumberIsDialled({ telephone, telephoneAffiche }: Settings): RuleDiagnostic[] {
  const shown = digitsOf(telephoneAffiche);
  const dialled = digitsOf(telephone);
  // Countries write the prefix of their national form, and its length, each in its own way.
  const national = telephone.startsWith('+33')
    ? shown === digitsOf(nationalForm(telephone))
    : shown.length >= 6 && dialled.endsWith(shown.replace(/^0+/, ''));
  if (shown === dialled || national) return [];
  return [
    {
      severity: 'error',
      at: ['telephoneAffiche'],
      rule: 'telephone-different',
      message: `Ce numéro n'est pas celui du champ « telephone » (${telephone}).`,
      hint: `Supprimez cette ligne : le site montre alors « ${nationalForm(telephone)} ».`,
    },
  ];
}

function digitsOf(number: string): string {
  return number.replace(/\(0\)|\D/g, '');
}
