import type { Root } from 'mdast';
import { LINK_SCHEMES } from '../../../contract/addresses/link-schemes.ts';
import type { SourceLink } from '../../../contract/parsed-file.ts';
import type { TextDiagnostic, Wording } from '../../../diagnostics/diagnostic.ts';
import { markdown as messages } from '../../../diagnostics/messages/markdown.fr.ts';
import { diagnosticAt, nodesOf, spanOf, textOf } from './nodes.ts';

/** Lists the links and images of a text, and marks the external ones by `rel`. */
export function links(tree: Root): SourceLink[] {
  const linked = new Set<string>();
  for (const link of nodesOf(tree, 'link')) {
    linked.add(link.url);
    if (/^https?:/.test(link.url)) link.data = { ...link.data, hProperties: { rel: ['external', 'noopener'] } };
  }
  return nodesOf(tree, ['link', 'image', 'definition']).map((node) => ({
    href: node.url,
    ...spanOf(node),
    ...(node.type !== 'link' && !linked.has(node.url) && { shown: true }),
  }));
}

/** Reports links without an address, with a forbidden one, or without a text. */
export function linkAddresses(tree: Root): TextDiagnostic[] {
  return nodesOf(tree, ['link', 'definition']).flatMap((node) => {
    const isEmpty = node.type === 'link' && textOf(node).trim() === '';
    const problems = [problemOf(node.url) ?? [], isEmpty ? messages.linkWithoutText() : []].flat();
    return problems.map((problem) => diagnosticAt(node, problem));
  });
}

function problemOf(url: string): Wording | undefined {
  if (url === '') return messages.linkWithoutAddress();
  if (/^[/\\]{2}/.test(url)) return messages.linkWithoutProtocol(url);
  const scheme = /^([^?#/:]*):/.exec(url)?.[1];
  if (scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase())) return undefined;
  return messages.forbiddenScheme(scheme, LINK_SCHEMES);
}
