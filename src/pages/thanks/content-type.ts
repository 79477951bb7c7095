import { paths } from '../../routes.ts';
import { definePages } from '../define.ts';

/** What somebody sees who sent the contact form without script: there is such a page only where the form can be sent so. */
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
