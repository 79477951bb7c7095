import type { Page } from '../../contract/finished-page.ts';
import { fileText } from '../../contract/output.ts';
import { type Diagnostic, diagnostic, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { check as checkMessages } from '../../diagnostics/messages/check.fr.ts';
import { htmlRules as htmlRulesMessages } from '../../diagnostics/messages/html-rules.fr.ts';
import type { HtmlFault } from './html-validator.ts';

/** What is known to be valid, and what is not. */
export interface Validity {
  /** Every structure (`PageFacts.structures`) that stands in a valid page. */
  validStructures: Set<string>;
  diagnostics: Diagnostic[];
}

/**
 * Holds pages against the HTML standard. A page each of whose structures stands in some page that is valid is valid too, and is not
 * looked at: of pages that are alike, one is. The validator takes long to load, and is loaded for the first page that needs it.
 */
export async function checkValidity(pages: readonly Page[], known: Iterable<string> = []): Promise<Validity> {
  const validStructures = new Set(known);
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    const { structures } = page.facts;
    if (structures.every((structure) => validStructures.has(structure))) continue;
    const { faultsIn } = await import('./html-validator.ts');
    const faults = await faultsIn(fileText(page.file), page.route.output);
    if (faults.length === 0) for (const structure of structures) validStructures.add(structure);
    for (const fault of faults) diagnostics.push(toDiagnostic(page, fault));
  }
  return { validStructures, diagnostics };
}

/** A fault is the code's: what is printed of Markdown is valid. */
function toDiagnostic({ route, file }: Page, { ruleId, offset }: HtmlFault): Diagnostic {
  const { path, contentType, output } = route;
  const html = fileText(file);
  const start = Math.max(0, html.lastIndexOf('<', offset));
  const why = htmlRulesMessages[ruleId] ?? checkMessages.invalid;
  const hint = checkMessages.codeFault(contentType);
  return diagnostic(
    'error',
    output,
    WHOLE_FILE,
    checkMessages.invalidHtml(path, tagAt(html, start), why, ruleId, hint),
  );
}

const LONGEST_TAG = 100;

function tagAt(html: string, start: number): string {
  const tag = html.slice(start, start + LONGEST_TAG).replace(/\s+/g, ' ');
  const end = tag.indexOf('>');
  return end === -1 ? `${tag}…` : tag.slice(0, end + 1);
}
