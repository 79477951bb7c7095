import { paths } from '../../routes.ts';
import { defineKind } from '../define.ts';
import { policyShowsItsFields } from './blocks-rule.ts';
import { policySaysWhatIsCounted } from './measurement-rule.ts';
import { schema } from './schema.ts';

/** The privacy policy: its text follows what the settings make the site do. */
export const privacy = defineKind({
  files: 'pages/politique-confidentialite.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  prose: { slots: ['entreprise', 'formulaire', 'traitements'] },
  rules: (entry) => [...policySaysWhatIsCounted(entry), ...policyShowsItsFields(entry)],
  path: () => paths.privacy,
  component: () => import('./PrivacyPage.tsx'),
  props: ({ data, html }, { settings }) => {
    const { delivery, mesure } = settings.data;
    const happens = { formulaire: delivery !== undefined, mesure: mesure !== undefined };
    const { avecReception, sansReception } = data.formulaire;
    return {
      data,
      html,
      form: happens.formulaire ? avecReception : sansReception,
      processings: data.traitements.filter(({ quand }) => quand === undefined || happens[quand]),
    };
  },
});
