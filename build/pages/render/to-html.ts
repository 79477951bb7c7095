import { absoluteUrl, publishedPath } from '../../contract/addresses.ts';
import type { Bundle, ErrorOrigin } from '../../contract/bundle.ts';
import type { PlannedPage, SiteAddress } from '../../contract/definition.ts';
import { typesetText } from './typography/typesetters.ts';

/** The data that every page is rendered from, besides its own plan. */
export interface RenderContext {
  bundle: Bundle;
  address: SiteAddress;
  /** The layout data, which every page shows. */
  layout: object;
  /** True if pages link their whole stylesheets in their original form. */
  development: boolean;
  /** True if search engines are to leave out all pages. */
  noIndex?: boolean;
}

/**
 * Stands for the stylesheet of a page until the page is finished: V8 keeps a text that is longer than 128 kB apart from others, and each copy of
 * one takes milliseconds.
 */
export const STYLESHEET_MARK = '/*stylesheet*/';

/** Returns a page's HTML document as its component prints it, with the styles of its content type. Throws a `ComponentError`. */
export function toHtml(page: PlannedPage, context: RenderContext): string {
  const styles = context.bundle.styles.get(page.contentType)?.text ?? '';
  return toMarkedHtml(page, context).replace(`<style>${STYLESHEET_MARK}`, () => `<style>${styles}`);
}

/** Returns the document with a mark in place of its content type's styles. Throws a `ComponentError`. */
export function toMarkedHtml({ contentType, path, props }: PlannedPage, context: RenderContext): string {
  const { bundle, address, layout, noIndex = false } = context;
  const { render, componentOf } = bundle.renderer();
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
      styles: bundle.styles.has(contentType) ? STYLESHEET_MARK : '',
      scripts: bundle.scripts,
      component: componentOf(contentType),
    });
  } catch (error) {
    throw new ComponentError(error, bundle.originOf(error, contentType));
  }
}

/** An error with the message of a component's own error and the component's name. */
export class ComponentError extends Error {
  readonly origin: ErrorOrigin | undefined;

  constructor(cause: unknown, origin: ErrorOrigin | undefined) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.origin = origin;
  }
}
