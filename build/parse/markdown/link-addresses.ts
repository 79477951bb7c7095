import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { LINK_SCHEMES } from '../../addresses/link-schemes.ts';
import type { Finding, Wording } from '../../diagnostics/finding.ts';
import { messages } from '../../messages.fr.ts';
import { findingAt } from './finding.ts';
import { visit } from './visit.ts';

/** What would be published as a link that leads nowhere, or that nobody can see. */
export function linkAddresses(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    const problem = problemOf(node.url);
    if (problem) findings.push(findingAt(node, problem));
    if (node.type === 'link' && textOf(node).trim() === '')
      findings.push(findingAt(node, messages.markdown.linkWithoutText()));
  });
  return findings;
}

function problemOf(url: string): Wording | undefined {
  if (url === '') return messages.markdown.linkWithoutAddress();
  if (/^[/\\]{2}/.test(url)) return messages.markdown.linkWithoutProtocol(url);
  const scheme = /^([^?#/:]*):/.exec(url)?.[1];
  if (scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase())) return undefined;
  return messages.markdown.forbiddenScheme(scheme, LINK_SCHEMES);
}
