import { escapeUTF8 } from 'entities';
import { publishedPath } from '../addresses/published.ts';
import type { SiteAddress } from '../contract/definition.ts';
import { type Attribute, type Element, textOf } from '../html/element.ts';
import type { PageReader } from '../html/read-page.ts';
import type { TextEdit } from '../html/text-edit.ts';
import { CANDIDATE } from './srcset.ts';

/** Attributes of any element that hold an address (HTML, § index of attributes; SVG 2, § 16.1). */
const ADDRESS_ATTRIBUTES = new Set(
  'href src srcset imagesrcset action formaction poster cite data xlink:href'.split(' '),
);

/**
 * Publishes a page's addresses that start at the root: pages and texts say `/services`, whatever the host. Readers behind this one see them
 * as published. Islands are left alone: the browser draws them again, so they are handed published addresses (`href` of a page's context).
 */
export class PublishedAddresses implements PageReader {
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
    for (const attribute of attributes) if (ADDRESS_ATTRIBUTES.has(attribute.name)) this.publish(attribute);
  }

  close(): void {
    if (this.withinIsland > 0) this.withinIsland--;
  }

  private publish(attribute: Attribute): void {
    const written = textOf(attribute);
    const isList = attribute.name.endsWith('srcset');
    const published = isList ? eachCandidate(written, this.address) : publishedAddress(written, this.address);
    if (published === written) return;
    attribute.value = escapeUTF8(published);
    this.edits.push({ start: attribute.start, end: attribute.end, text: attribute.value });
  }
}

function publishedAddress(value: string, address: SiteAddress): string {
  return isRooted(value) && !isPublishedAsset(value, address) ? publishedPath(address, value) : value;
}

function eachCandidate(srcset: string, address: SiteAddress): string {
  return srcset.replace(CANDIDATE, (_, candidate: string, size = '') => publishedAddress(candidate, address) + size);
}

function isRooted(value: string): boolean {
  return value.startsWith('/') && !value.startsWith('//');
}

/** What the bundler emits already carries the base. */
function isPublishedAsset(value: string, { base }: SiteAddress): boolean {
  return base !== '' && value.startsWith(`${base}/assets/`);
}
