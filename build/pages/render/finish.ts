import { decodeHTML } from 'entities';
import type { SiteAddress } from '../../contract/definition.ts';
import type { PageFacts } from '../../contract/finished-page.ts';
import { readHtml } from '../../platform/html/read-html.ts';
import { type TextEdit, withEdits } from '../../platform/html/text-edit.ts';
import { Facts } from './facts.ts';
import { FallbackFit } from './fallback/fallback-fit.ts';
import type { FittedFonts } from './fallback/fitted-fonts.ts';
import { Policy } from './policy.ts';
import { PublishedAddresses } from './published-addresses.ts';
import { CompactStyles } from './styles/compact-styles.ts';
import type { SplitSheet } from './styles/split-sheet.ts';
import { Typography } from './typography/typography.ts';

export interface FinishedPage {
  html: string;
  /** Of the page as it is published. */
  facts: PageFacts;
}

/**
 * Finishes the HTML of a rendered page: the typography of its language, addresses as the host serves them, its inline stylesheet (`sheet`)
 * without what it does not need and with its system fonts stretched to what opens it (`fonts`), the hashes of its security policy. The page is
 * read once; what is not edited stays byte for byte.
 */
export function finish(
  rendered: string,
  { address, sheet, fonts }: { address: SiteAddress; sheet?: SplitSheet | undefined; fonts?: FittedFonts | undefined },
): FinishedPage {
  const { html, at } = withoutSheet(rendered, sheet);
  const edits: TextEdit[] = [];
  const facts = new Facts();
  const fit = fonts && new FallbackFit(html, edits, fonts);
  readHtml(html, [
    new PublishedAddresses(edits, address),
    new Typography(html, edits),
    ...(fit ? [fit] : []),
    ...(sheet && at !== undefined
      ? [new CompactStyles(html, edits, sheet, { at, finish: (styles) => fit?.stretch(styles) ?? styles })]
      : []),
    new Policy(html, edits),
    facts,
  ]);
  edits.sort((a, b) => a.start - b.start);
  const { start, end } = facts.title;
  const title = decodeHTML(withEdits(html, edits, start, end));
  return { html: withEdits(html, edits), facts: facts.all(title) };
}

/** A page without the stylesheet that its `<style>` begins with, which is longer than the page, and where that goes. */
function withoutSheet(html: string, sheet: SplitSheet | undefined): { html: string; at?: number } {
  const found = sheet ? html.indexOf(`<style>${sheet.text}`) : -1;
  if (!sheet || found === -1) return { html };
  const at = found + '<style>'.length;
  return { html: html.slice(0, at) + html.slice(at + sheet.text.length), at };
}
