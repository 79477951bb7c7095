import { escapeUTF8 } from 'entities';
import type { BundleStep } from '../../bundle/held-bundle.ts';
import type { GuideWords, SiteDefinition } from '../../contract/definition.ts';
import type { Entry } from '../../contract/entry.ts';
import type { PlannedPage } from '../../contract/planned-page.ts';
import { draw } from '../../draw/draw.ts';
import { finish } from '../../finish/finish.ts';
import type { Kept } from '../../kept-steps.ts';
import { guide as words } from '../../messages/workshop-guide.fr.ts';
import type { Content } from '../../validate/validate.ts';
import { GUIDE, GUIDE_STYLES } from '../api.ts';
import { type BodyGround, guideBody } from './body.ts';

/** What the guide's page is drawn with besides. */
export interface GuideGround extends BodyGround {
  site: SiteDefinition;
  content: Content | undefined;
  code: BundleStep;
  kept: Kept;
}

/** The writers' guide as a page: one of the site's own where it can be drawn, a plain one else. */
export async function guidePage(ground: GuideGround): Promise<string> {
  const frame = (await drawnFrame(ground)) ?? plainFrame();
  const opening = HOLDER.exec(frame.html);
  const html = frame.html.replace(HOLDER, () => guideBody(ground, opening?.[1] ?? ''));
  const { html: finished } = finish(html, { address: frame.address });
  // The site's base is none of the workshop's business, so its styles are named once addresses are published.
  return finished.replace('</head>', `<link rel="stylesheet" href="${GUIDE_STYLES}"></head>`);
}

/** What stands for the guide while its page is drawn, and the element that holds it there, whose class brings the styles of texts. */
const MARK = '<template data-guide=""></template>';
const HOLDER = new RegExp(`<div(?: class="([^"]*)")?>${MARK}</div>`);

interface Frame {
  html: string;
  address: Content['settings']['address'];
}

/** A page of the site with nothing in it yet. None where the site could not be built, or does not say which. */
async function drawnFrame({ site, content, code, kept }: GuideGround): Promise<Frame | undefined> {
  const kind = site.guide && site.kinds[site.guide.kind];
  if (!site.guide || !kind?.props || !content) return undefined;
  const { address } = content.settings;
  const bundle = await code(site, { base: address.base, development: true, cache: kept });
  if (!bundle.value) return undefined;
  const entry = entryOf(site.guide.data(titles));
  const planned: PlannedPage = {
    kind: site.guide.kind,
    path: GUIDE,
    output: GUIDE,
    props: kind.props(entry, content.site),
  };
  const [page] = draw([planned], { bundle: bundle.value, address, frame: content.frame }).value;
  return page && { html: page.draw('inline'), address };
}

const titles: GuideWords = { title: words.title, description: words.description };

function entryOf(data: object): Entry {
  return { slug: 'aide', path: GUIDE, data, html: MARK, headings: [], words: 0, source: '' };
}

function plainFrame(): Frame {
  const title = escapeUTF8(words.title);
  return {
    html: `<!doctype html><html lang="fr" data-guide="plain"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><div>${MARK}</div></main></body></html>`,
    address: { origin: '', base: '', trailingSlash: false },
  };
}
