import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { activeProcessings, policySaysWhatIsCounted, policyShowsItsFields, recipientsAreNamed } from './rules.ts';
import { schema } from './schema.ts';

/** The privacy policy, whose text depends on the settings. */
export const privacy = defineContentType({
  files: 'pages/politique-confidentialite.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  prose: { slots: ['entreprise', 'formulaire', 'traitements'] },
  rules: (entry, context, settings) => [
    ...policySaysWhatIsCounted(entry),
    ...policyShowsItsFields(entry),
    ...recipientsAreNamed(entry.data, context, settings),
  ],
  path: () => paths.privacy,
  component: () => import('./PrivacyPage.tsx'),
  props: ({ data, html, headings }, { settings }) => {
    const { avecReception, sansReception } = data.formulaire;
    return {
      data,
      html,
      headings,
      form: settings.data.delivery ? avecReception : sansReception,
      processings: activeProcessings(data.traitements, settings.data),
    };
  },
});
