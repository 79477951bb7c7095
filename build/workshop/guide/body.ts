import { relative, sep } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { MediaLibrary } from '../../media/library.ts';
import { slotsOf } from '../../validate/prose.ts';
import type { Content } from '../../validate/validate.ts';
import { examplesOf } from './examples.ts';
import { Guide } from './Guide.tsx';
import { guideKinds } from './KindParts.tsx';
import { mistakesOf } from './mistakes.ts';
import { firstPicture } from './picture.ts';
import { writer } from './written.ts';

/** What the guide is made of: the site's description, and what the last sound build has made of it, if there was one. */
export interface BodyGround {
  site: Pick<SiteDefinition, 'kinds' | 'markdown' | 'root' | 'contentDir'>;
  content: Pick<Content, 'settings' | 'variables'> | undefined;
  library: Pick<MediaLibrary, 'all' | 'answer'> | undefined;
}

/** The guide below its title, as HTML. `prose`: class of what holds a text on the site's pages. */
export function guideBody({ site, content, library }: BodyGround, prose: string): string {
  const all = content?.variables ?? {};
  const values = content?.settings.variables ?? {};
  const [given] = Object.entries(all).filter(([name]) => !Object.hasOwn(values, name));
  const { markdown, kinds } = site;
  const media = library?.answer ?? (() => ({ missing: true as const }));
  const write = writer({ settings: markdown, slots: slotsOf(kinds), media }, all);
  return renderToStaticMarkup(
    createElement(Guide, {
      kinds: guideKinds(kinds),
      folder: relative(site.root, site.contentDir).split(sep).join('/'),
      examples: examplesOf({
        markdown,
        values,
        given: given && { name: given[0], value: given[1] },
        picture: library && firstPicture(library),
      }),
      mistakes: mistakesOf(write),
      write,
      prose,
    }),
  );
}
