import { RECEIVER } from './endpoint.ts';
import { picture } from './pictures.ts';
import type { BuiltSite } from './real-site.ts';
import { siteCopy } from './site-copy.ts';
import { articleFile } from './with-front-matter.ts';

/**
 * The real site below a folder, with all that it has not by itself: a server that takes its messages and counts its views, lists to tick
 * (`/a-cocher`), photographs (`/blog/en-images`) and pictures wherever a text may hold one (`/blog/des-cartons`).
 */
export async function buildFurnishedSite(): Promise<BuiltSite> {
  return siteCopy({
    base: '/depot',
    settings: `delivery:\n  endpoint: ${RECEIVER}/messages\nmesure:\n  endpoint: ${RECEIVER}/vues\n`,
    files: {
      'content/pages/a-cocher.md': page('À cocher', LIST),
      'content/pages/a-cocher-aussi.md': page('À cocher aussi', `${'Un paragraphe.\n\n'.repeat(60)}${LIST}`),
      'content/pages/deux-listes.md': page('Deux listes', LISTS),
      'content/pages/sans-liste.md': page('Sans liste', 'Un texte sans rien à cocher.'),
      'content/blog/des-cartons.md': articleFile('Des cartons à toutes les places', CARTONS, { tempsLecture: 1 }),
      'static/images/large.svg': carton(1600, 900),
      'static/images/haut.svg': carton(300, 2400),
      'static/images/petit.svg': carton(40, 30),
      'content/blog/en-images.md': articleFile('Un article en images', PHOTOGRAPHS, {
        image: { source: 'port.jpg', alt: 'Le port' },
        tempsLecture: 1,
      }),
      'content/blog/port.jpg': await picture(1600, 1200).jpeg().toBuffer(),
      'content/blog/plage.jpg': await picture(1600, 1201).jpeg().toBuffer(),
    },
  });
}

function page(title: string, list: string): string {
  return `---
titre: ${title}
description: La page « ${title} » porte une liste de choses à faire, pour voir ce que deviennent ses coches.
---

${list}
`;
}

const LIST = `- [ ] Lire [le blog](/blog) en entier
- [x] Déjà fait
- [ ] Une étape

  avec une suite, et dessous :

  - [ ] un détail
  - [ ] un autre détail
`;

/** Lists of which two hold the same step. */
const LISTS = `- [ ] Ouvrir
- [ ] Sauvegarder

Le soir :

- [ ] Sauvegarder
  > Une citation.
- [ ] Fermer
`;

const carton = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="navy"/></svg>`;
const LARGE = '![Un grand carton](/images/large.svg)';
const TALL = '![Un carton haut](/images/haut.svg)';
const SMALL = '![Un petit carton](/images/petit.svg)';

/** A picture wherever a text may hold one, some wider than any column. */
const CARTONS = `${LARGE}

${TALL} et du texte ${SMALL} autour.

- ${LARGE}
- Du texte ${SMALL}

> ${LARGE}

:::astuce[Un titre]
${LARGE}
:::

| Une image | Une autre |
|---|---|
| ${LARGE} | ${SMALL} |

[${LARGE}](/contact)`;

const PHOTOGRAPHS = `${'Un paragraphe, pour que la suite soit loin du haut de la page.\n\n'.repeat(60)}

![La plage](plage.jpg "Une légende")`;
