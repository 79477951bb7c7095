import type { AssetPlanOf } from '../../build/contract/asset-generator.ts';
import type { SitePlan } from '../../build/contract/definition.ts';
import type { Entry, Flow } from '../../build/contract/entry.ts';
import type { assetGenerators } from '../asset-generators/index.ts';
import { type SharedData, sharingCard } from '../format/sharing-card.ts';
import { resourcesOf } from '../pages/resources/resources.ts';
import type { Site } from '../pages/site.ts';
import { observatoryOf } from '../pages/tool-prices/observatory.ts';
import { paths } from '../routes.ts';

/** An image for each page that somebody may share: what shows a link to it shows this. */
export function sharingImages(
  site: Site,
  { typeset }: Pick<SitePlan, 'typeset'>,
): AssetPlanOf<typeof assetGenerators>[] {
  const services = new Set(site.service.list.map(({ path }) => path));
  return sharedPages(site).map(({ slug, path, data, source, flow }) => {
    const { title, label } = sharingCard(path, data);
    const output = paths.sharingImage(path).slice(1);
    const sky = services.has(path) ? { service: slug } : { name: slug, flow: flow ?? [] };
    const input = {
      output,
      brand: site.settings.data.marque,
      title: typeset(title, 'fr'),
      label: typeset(label, 'fr'),
      sky,
    };
    return { generator: 'sharingImage', input, outputs: [output], source };
  });
}

interface SharedPage extends Pick<Entry<SharedData>, 'slug' | 'path' | 'data' | 'source'> {
  /** A page that is no text has no diagram. */
  flow?: Flow;
}

/** All but the screens that hosts show in a page's place. */
function sharedPages(site: Site): SharedPage[] {
  const { home, services, caseStudies, blog, allArticles, about, contact, privacy } = site;
  const { service, caseStudy, article, measures, text } = site;
  const lists = [service, caseStudy, article, measures, text].flatMap(({ list }): readonly Entry<SharedData>[] => list);
  const others = [observatoryOf(site)?.text ?? [], resourcesOf(site) ?? [], lists].flat();
  return [home, services, caseStudies, blog, allArticles, about, contact, privacy, ...others];
}
