import type { SitePlan } from '../../build/contract/definition.ts';
import type { AssetPlan } from '../asset-generators/index.ts';
import { sharingCard } from '../format/sharing-card.ts';
import type { Site } from '../pages/site.ts';
import { paths } from '../routes.ts';
import { recoloringOf } from '../styles/palette.ts';
import { describedPages, sharedPages } from './found-pages.ts';

/** Plans the image that sites show beside a link, for each page that readers may share. */
export function sharingImages(site: Site, { pages, typeset }: Pick<SitePlan, 'pages' | 'typeset'>): AssetPlan[] {
  const colors = recoloringOf(site.settings.data.couleurs);
  return describedPages(site, sharedPages(pages)).map(({ contentType, slug, path, data, source, flow }) => {
    const { title, label } = sharingCard(path, data);
    const output = paths.sharingImage(path).slice(1);
    const sky = contentType === 'service' ? { service: slug } : { name: slug, ...(flow && { flow }) };
    const input = {
      output,
      brand: typeset(site.settings.data.marque, 'fr'),
      title: typeset(title, 'fr'),
      label: typeset(label, 'fr'),
      sky,
      ...(colors && { colors }),
    };
    return { generator: 'sharingImage', input, outputs: [output], ...(source && { source }) };
  });
}
