import type { PageFacts } from '../../contract/finished-page.ts';
import { attributeText, type Element, type HtmlReader, textOf } from '../../platform/html/read-html.ts';
import { addressesOf } from './address-attributes.ts';

/** Collects the facts of a page for checks. The title is text, which later readers may still change. */
export class Facts implements HtmlReader {
  /** Start and end of the title's text. */
  title = { start: 0, end: 0 };
  private readonly ids: string[] = [];
  private readonly addresses = new Set<string>();
  private description = '';
  private alternate: string | undefined;

  open(element: Element): void {
    if (isAlternate(element)) this.alternate = attributeText(element, 'href');
    else if (isDescription(element)) this.description = attributeText(element, 'content') ?? '';
    for (const attribute of element.attributes) if (attribute.name === 'id') this.ids.push(textOf(attribute));
    for (const address of addressesOf(element)) this.addresses.add(address);
  }

  close(element: Element, at: number): void {
    // Drawings have titles, too.
    if (element.name === 'title' && !element.foreign && this.title.end === 0)
      this.title = { start: element.end, end: at };
  }

  /** Returns all facts, once the page has been read. */
  all(title: string): PageFacts {
    return {
      title,
      description: this.description,
      ...(this.alternate !== undefined && { alternate: this.alternate }),
      ids: this.ids,
      addresses: [...this.addresses],
    };
  }
}

function isDescription(element: Element): boolean {
  return element.name === 'meta' && attributeText(element, 'name') === 'description';
}

function isAlternate(element: Element): boolean {
  return (
    element.name === 'link' &&
    attributeText(element, 'type') === 'text/markdown' &&
    attributeText(element, 'rel') === 'alternate'
  );
}
