import { stripVTControlCharacters } from 'node:util';
import { escapeUTF8 } from 'entities';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { FilePlace } from '../../contract/workshop-host.ts';
import { diagnosticsByFile, isError } from '../../diagnostics/limits.ts';
import { print as messages } from '../../diagnostics/messages/report.fr.ts';
import { countDiagnostics, excerpt } from '../../diagnostics/print.ts';

export interface Excerpts {
  sources: ReadonlyMap<string, string>;
  /** Returns the address at which the workshop opens a text; absent without a workshop. */
  addressOf?: ((place: FilePlace) => string) | undefined;
}

/** Returns diagnostics as an HTML list, errors first. */
export function diagnosticsHtml(diagnostics: readonly Diagnostic[], excerpts: Excerpts): string {
  if (diagnostics.length === 0) return '';
  const files = diagnosticsByFile(diagnostics);
  const shown = files.flatMap((file) => file.shown).sort((a, b) => Number(isError(b)) - Number(isError(a)));
  const omitted = files.flatMap((file) => file.omitted);
  return [
    `<ol>${shown.map((diagnostic) => diagnosticHtml(diagnostic, excerpts)).join('')}</ol>`,
    omitted.length > 0 ? `<p>${messages.andMore(countDiagnostics(omitted))}</p>` : '',
  ].join('');
}

function diagnosticHtml(diagnostic: Diagnostic, excerpts: Excerpts): string {
  const { severity, rule, message, hint } = diagnostic;
  const lines = excerpt(diagnostic, excerpts.sources).map((line) => stripVTControlCharacters(line));
  return [
    `<li class="${severity}"><p>${placeHtml(diagnostic, excerpts)} <b>${escapeUTF8(rule)}</b></p>`,
    `<p>${escapeUTF8(`${message} ${hint}`)}</p>`,
    lines.length > 0 ? `<pre>${escapeUTF8(lines.join('\n'))}</pre>` : '',
    '</li>',
  ].join('');
}

/** Returns the place of a diagnostic, as a link if the workshop can open the file; it opens only texts. */
function placeHtml({ file, line, column }: Diagnostic, { sources, addressOf }: Excerpts): string {
  const place = `<code>${escapeUTF8(file)}:${line}:${column}</code>`;
  if (!addressOf || !sources.has(file)) return place;
  return `<a href="${escapeUTF8(addressOf({ path: file, line, column }))}" target="atelier">${place}</a>`;
}
