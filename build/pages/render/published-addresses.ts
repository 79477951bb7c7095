import { escapeUTF8 } from 'entities';
import { publishedPath } from '../../contract/addresses.ts';
import type { SiteAddress } from '../../contract/definition.ts';
import { type Attribute, type Element, type HtmlReader, textOf } from '../../platform/html/read-html.ts';
import type { TextEdit } from '../../platform/html/text-edit.ts';
import { isAddressAttribute, withAddresses } from './address-attributes.ts';

/**
 * Publishes a page's addresses that start at the root: pages and texts say `/services`, whatever the host. Readers behind this one see them
 * as published. Islands are left alone: the browser renders them again, so they are handed published addresses (`href` of a page's context).
 */
export class PublishedAddresses implements HtmlReader {
  private readonly edits: TextEdit[];
  private readonly address: SiteAddress;
  private withinIsland = 0;

  constructor(edits: TextEdit[], address: SiteAddress) {
    this.edits = edits;
    this.address = address;
  }

  open({ attributes }: Element): void {
    if (this.withinIsland > 0 || attributes.some(({ name }) => name === 'data-island')) this.withinIsland++;
    if (this.withinIsland > 0) return;
    for (const attribute of attributes) if (isAddressAttribute(attribute)) this.publish(attribute);
  }

  close(): void {
    if (this.withinIsland > 0) this.withinIsland--;
  }

  private publish(attribute: Attribute): void {
    const published = withAddresses(attribute, (address) => publishedAddress(address, this.address));
    if (published === textOf(attribute)) return;
    attribute.value = escapeUTF8(published);
    this.edits.push({ start: attribute.start, end: attribute.end, text: attribute.value });
  }
}

function publishedAddress(spelling: string, address: SiteAddress): string {
  const isRooted = spelling.startsWith('/') && !spelling.startsWith('//');
  return isRooted && !isPublishedAsset(spelling, address) ? publishedPath(address, spelling) : spelling;
}

/** Addresses from the bundler already begin with the base. */
function isPublishedAsset(spelling: string, { base }: SiteAddress): boolean {
  return base !== '' && spelling.startsWith(`${base}/assets/`);
}
