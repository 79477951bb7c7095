import type { Root } from 'mdast';
import { LINK_SCHEMES } from '../../../contract/addresses/link-schemes.ts';
import type { SourceLink } from '../../../contract/parsed-file.ts';
import { markdown as messages } from '../../../diagnostics/messages/markdown.fr.ts';
import type { TextDiagnostic, Wording } from '../../../diagnostics/wording.ts';
import { diagnosticAt, spanOf } from './diagnostic.ts';
import { textOf } from './text-of.ts';
import { visit } from './visit.ts';

/** Lists the links and images of a text, and marks the external ones by `rel`. */
export function links(tree: Root): SourceLink[] {
  const found: SourceLink[] = [];
  visit(tree, ['link', 'image', 'definition'], (node) => {
    found.push({ href: node.url, ...spanOf(node) });
    if (node.type === 'link' && /^https?:/.test(node.url)) {
      node.data = { ...node.data, hProperties: { rel: ['external', 'noopener'] } };
    }
  });
  return found;
}

/** Reports links without an address, with a forbidden one, or without a text. */
export function linkAddresses(tree: Root): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    const problem = problemOf(node.url);
    if (problem) diagnostics.push(diagnosticAt(node, problem));
    if (node.type === 'link' && textOf(node).trim() === '')
      diagnostics.push(diagnosticAt(node, messages.linkWithoutText()));
  });
  return diagnostics;
}

function problemOf(url: string): Wording | undefined {
  if (url === '') return messages.linkWithoutAddress();
  if (/^[/\\]{2}/.test(url)) return messages.linkWithoutProtocol(url);
  const scheme = /^([^?#/:]*):/.exec(url)?.[1];
  if (scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase())) return undefined;
  return messages.forbiddenScheme(scheme, LINK_SCHEMES);
}
