import { absoluteUrl, publishedPath } from '../addresses/published.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Stylesheet } from '../bundle/stylesheets.ts';
import type { Origin } from '../bundle/thrown-by.ts';
import type { SiteAddress } from '../contract/definition.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { PageStyles } from '../contract/page.ts';
import type { PlannedPage } from '../contract/planned-page.ts';
import { hashOf } from '../system/hash.ts';

/** What pages are drawn from besides their own plan. */
export interface Studio {
  bundle: Bundle;
  address: SiteAddress;
  /** What every page shows of the site, as plain data. */
  frame: object;
}

/** A page that can be drawn, with its styles in it or beside it. */
export interface DrawnPage {
  page: PlannedPage;
  style: Stylesheet | undefined;
  /** All that the page is drawn from, as text: equal texts make equal pages. */
  ingredients: () => string;
  /** The HTML document, as the components print it. Throws a `ComponentFault`. */
  draw: (styling: 'inline' | 'linked') => string;
}

/** Readies every page to be drawn. Nothing is drawn until it is asked for: a page that is known already never is. */
export function draw(pages: readonly PlannedPage[], studio: Studio): Outcome<DrawnPage[]> {
  const { bundle, address, frame } = studio;
  const shared = hashOf(JSON.stringify([bundle.code, address, frame, bundle.scripts]));
  const value = pages.map((page): DrawnPage => {
    const style = bundle.styles.get(page.kind);
    return {
      page,
      style,
      ingredients: () => JSON.stringify([shared, page, style?.file.path, Boolean(style?.split)]),
      draw: (styling) => drawn(page, studio, stylesOf(style, styling)),
    };
  });
  return { value, diagnostics: [] };
}

function stylesOf(style: Stylesheet | undefined, styling: 'inline' | 'linked'): PageStyles {
  return style && styling === 'linked' ? { href: `/${style.file.path}` } : { inline: style?.text ?? '' };
}

function drawn({ kind, path, props }: PlannedPage, { bundle, address, frame }: Studio, styles: PageStyles): string {
  const { render, componentOf } = bundle.drawing();
  try {
    return render({
      path,
      props,
      frame,
      address,
      url: (to) => absoluteUrl(address, to),
      href: (to) => publishedPath(address, to),
      styles,
      fonts: bundle.styles.get(kind)?.fonts ?? [],
      scripts: bundle.scripts,
      component: componentOf(kind),
    });
  } catch (error) {
    throw new ComponentFault(error, bundle.thrownBy(error, kind));
  }
}

/** What a component has thrown, in its own words. */
export class ComponentFault extends Error {
  readonly origin: Origin | undefined;

  constructor(cause: unknown, origin: Origin | undefined) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.origin = origin;
  }
}
