import { decodeHTML } from 'entities';
import type { SiteAddress } from '../../contract/definition.ts';
import type { PageFacts } from '../../contract/finished-page.ts';
import { readHtml } from '../../platform/html/read-html.ts';
import { type TextEdit, withEdits } from '../../platform/html/text-edit.ts';
import { Facts } from './facts.ts';
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
 * Finishes the HTML of a rendered page: the typography of its language, addresses as the host serves them, what it needs of its stylesheet
 * (`sheet`) in place of the mark, the hashes of its security policy. The page is read once; what is not edited stays byte for byte.
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
