import { paths } from '../../routes.ts';
import { definePages } from '../define.ts';

/** The page after a form that was sent without script. It exists only if the settings allow such forms. */
export const thanks = definePages({
  component: () => import('./ThanksPage.tsx'),
  pages: ({ settings, contact }) =>
    settings.data.delivery?.format === 'formulaire'
      ? [
          {
            path: paths.thanks,
            source: contact.source,
            at: ['formulaire', 'merci'],
            props: { data: contact.data.formulaire.merci },
          },
        ]
      : [],
});
