import { relative, sep } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePicture, WorkshopHost, WriteMarkdown } from '../../../build/contract/workshop-host.ts';
import { guideExamples as words } from '../../words/guide-examples.fr.ts';
import { guideContentTypes } from './ContentTypeParts.tsx';
import { examplesOf, mistakesOf } from './examples.ts';
import { Guide, type GuideProps } from './Guide.tsx';

interface GuideContent extends Pick<GuideProps, 'write' | 'prose' | 'workshop'> {
  /** The site's pictures, one of which an example may show. */
  pictures: readonly SitePicture[];
}

/** The guide below its title, as HTML. */
export function guideBody(
  { site, schemaOf, judge, built }: Pick<WorkshopHost, 'site' | 'schemaOf' | 'judge' | 'built'>,
  { write, pictures, prose, workshop }: GuideContent,
): string {
  const { settings: values = {}, all = {} } = built()?.variables ?? {};
  const [given] = Object.entries(all).filter(([name]) => !Object.hasOwn(values, name));
  return renderToStaticMarkup(
    createElement(Guide, {
      contentTypes: guideContentTypes(site.contentTypes, schemaOf),
      folder: relative(site.root, site.contentDir).split(sep).join('/'),
      examples: examplesOf({
        markdown: site.markdown,
        values,
        given: given && { name: given[0], value: given[1] },
        picture: examplePicture(pictures, write),
      }),
      mistakes: mistakesOf(write, judge),
      write,
      prose,
      workshop,
    }),
  );
}

/** The first drawing that nothing is to be said of: drawings are published as they are. */
function examplePicture(pictures: readonly SitePicture[], write: WriteMarkdown): string | undefined {
  const isSound = (address: string) => write(words.picture(address).source).diagnostics.length === 0;
  return pictures.map(({ address }) => address).find((address) => address.endsWith('.svg') && isSound(address));
}
