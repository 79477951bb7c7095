import { decodeHTML, escapeUTF8 } from 'entities';
import { publishedPath } from '../../contract/addresses.ts';
import type { SiteAddress } from '../../contract/definition.ts';
import type { PageFacts } from '../../contract/finished-page.ts';
import { type Attribute, type Element, type HtmlReader, readHtml, textOf } from '../../platform/html/read-html.ts';
import { type TextEdit, withEdits } from '../../platform/html/text-edit.ts';
import { isAddressAttribute, withAddresses } from './address-attributes.ts';
import { Facts } from './facts.ts';
import { Policy } from './policy.ts';
import { CompactStyles } from './styles/compact-styles.ts';
import type { SplitSheet } from './styles/split-sheet.ts';
import { Typography } from './typography/typography.ts';

export interface FinishedPage {
  html: string;
  /** Facts of the page as it is published. */
  facts: PageFacts;
}

/**
 * Finishes the HTML of a rendered page: applies typography, publishes addresses, replaces the mark by the styles that the page needs (`sheet`),
 * and adds the hashes of the security policy. The page is read once, and unedited parts stay byte for byte.
 */
export function finish(
  html: string,
  { address, sheet }: { address: SiteAddress; sheet?: SplitSheet | undefined },
): FinishedPage {
  const edits: TextEdit[] = [];
  const facts = new Facts();
  readHtml(html, [
    new PublishedAddresses(edits, address),
    new Typography(html, edits),
    ...(sheet ? [new CompactStyles(html, edits, sheet)] : []),
    new Policy(html, edits),
    facts,
  ]);
  edits.sort((a, b) => a.start - b.start);
  const { start, end } = facts.title;
  const title = decodeHTML(withEdits(html, edits, start, end));
  return { html: withEdits(html, edits), facts: facts.all(title) };
}

/**
 * Publishes a page's addresses that start at the root: sources write `/services`, whatever the host. Later readers see the published addresses.
 * Islands are not changed: the browser renders them again, so they get published addresses (`href` of a page's context).
 */
class PublishedAddresses implements HtmlReader {
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

/** Tells whether an address is one of the bundler, which already begins with the base. */
function isPublishedAsset(spelling: string, { base }: SiteAddress): boolean {
  return base !== '' && spelling.startsWith(`${base}/assets/`);
}
