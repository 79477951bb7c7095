import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import type { CheckedPage, WrittenText } from './checked-page.ts';
import type { HtmlFault } from './html-validator.ts';
import { onThisThread } from './validator.ts';
import { writtenPlace } from './written-place.ts';

/** What is known to be valid, and what is not. */
export interface Validity {
  /** Every shape (`PageFacts.shapes`) that stands in a valid page. */
  validShapes: Set<string>;
  diagnostics: Diagnostic[];
}

/** Pages that a validator is handed at once. */
const LOT = 16;

/**
 * Holds pages against the HTML standard. Where each shape of a page stands in some page that is valid, it is valid too, and is
 * not looked at: of pages that are alike, one is.
 */
export async function checkValidity(
  pages: readonly CheckedPage[],
  texts: ReadonlyMap<string, WrittenText>,
  known: Iterable<string> = [],
  validator = onThisThread,
): Promise<Validity> {
  const faultsIn = (page: CheckedPage) => validator.faultsIn({ html: page.html(), file: page.output });
  const foreseen = unlikeOthers(pages, known);
  const found = new Map<CheckedPage, readonly HtmlFault[]>();
  for (let lot = foreseen.splice(0, LOT); lot.length > 0; lot = foreseen.splice(0, LOT)) {
    const faults = await Promise.all(lot.map(faultsIn));
    for (const [index, page] of lot.entries()) found.set(page, faults[index] ?? []);
  }
  const validShapes = new Set(known);
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    if (page.facts.shapes.every((shape) => validShapes.has(shape))) continue;
    // One that counted on a page with faults was not foreseen.
    const faults = found.get(page) ?? (await faultsIn(page));
    if (faults.length === 0) for (const shape of page.facts.shapes) validShapes.add(shape);
    for (const fault of faults) diagnostics.push(toDiagnostic(page, fault, texts));
  }
  return { validShapes, diagnostics };
}

/** The pages that have to be looked at if they are all valid: each has a shape that none before it has. */
function unlikeOthers(pages: readonly CheckedPage[], known: Iterable<string>): CheckedPage[] {
  const seen = new Set(known);
  return pages.filter(({ facts: { shapes } }) => {
    const before = seen.size;
    for (const shape of shapes) seen.add(shape);
    return seen.size > before;
  });
}

/** A fault is a text's where it is in the text, and else one of the site's code. */
function toDiagnostic(
  page: CheckedPage,
  { ruleId, offset }: HtmlFault,
  texts: ReadonlyMap<string, WrittenText>,
): Diagnostic {
  const { path, kind, source, output } = page;
  const html = page.html();
  const start = Math.max(0, html.lastIndexOf('<', offset));
  const text = source === undefined ? undefined : texts.get(source);
  const place = text && writtenPlace(html.slice(start), text);
  const why = messages.htmlRules[ruleId] ?? messages.check.invalid;
  const hint = place ? messages.check.writeOtherwise : messages.check.codeFault(kind);
  const wording = messages.check.invalidHtml(path, tagAt(html, start), why, ruleId, hint);
  return place && source !== undefined
    ? diagnostic('error', source, place, wording)
    : diagnostic('error', output, WHOLE_FILE, wording);
}

const LONGEST_TAG = 100;

function tagAt(html: string, start: number): string {
  const tag = html.slice(start, start + LONGEST_TAG).replace(/\s+/g, ' ');
  const end = tag.indexOf('>');
  return end === -1 ? `${tag}…` : tag.slice(0, end + 1);
}
