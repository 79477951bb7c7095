import { absoluteUrl, publishedPath } from '../../contract/addresses.ts';
import type { Bundle, ErrorOrigin } from '../../contract/bundle.ts';
import type { PlannedPage, SiteAddress } from '../../contract/definition.ts';
import { typesetText } from './typography/typesetters.ts';

/** What every page is rendered from besides its own plan. */
export interface RenderContext {
  bundle: Bundle;
  address: SiteAddress;
  /** What every page shows of the site, as plain data. */
  layout: object;
  /** Pages link their whole stylesheets, as they were written. */
  development: boolean;
  /** No page is for search engines. */
  noIndex?: boolean;
}

/** A page's HTML document as its component prints it, its content type's styles in it. Throws a `ComponentError`. */
export function toHtml({ contentType, path, props }: PlannedPage, context: RenderContext): string {
  const { bundle, address, layout, noIndex = false } = context;
  const { render, componentOf } = bundle.renderer();
  const style = bundle.styles.get(contentType);
  try {
    return render({
      path,
      props,
      layout,
      noIndex,
      address,
      url: (to) => absoluteUrl(address, to),
      href: (to) => publishedPath(address, to),
      typeset: typesetText,
      styles: style?.text ?? '',
      scripts: bundle.scripts,
      component: componentOf(contentType),
    });
  } catch (error) {
    throw new ComponentError(error, bundle.originOf(error, contentType));
  }
}

/** Has the message of what a component threw, and says which component it was. */
export class ComponentError extends Error {
  readonly origin: ErrorOrigin | undefined;

  constructor(cause: unknown, origin: ErrorOrigin | undefined) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.origin = origin;
  }
}
