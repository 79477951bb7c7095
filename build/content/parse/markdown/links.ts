import type { Root } from 'mdast';
import { LINK_SCHEMES } from '../../../contract/addresses.ts';
import type { PagePathOf } from '../../../contract/content-type-matcher.ts';
import type { TextDiagnostic, Wording } from '../../../contract/diagnostic.ts';
import { mediaName } from '../../../contract/media-name.ts';
import type { SourceLink } from '../../../contract/source-file.ts';
import { markdown as messages } from '../../../diagnostics/messages/markdown.fr.ts';
import { definitionName, diagnosticAt, firstDefinitions, firstLineOf, nodesOf, textOf, visit } from './nodes.ts';

/** Lists links and images, and marks external links by `rel`. */
export function links(tree: Root): SourceLink[] {
  const linked = new Set<string>();
  for (const link of nodesOf(tree, 'link')) {
    linked.add(link.url);
    if (/^https?:/.test(link.url)) link.data = { ...link.data, hProperties: { rel: ['external', 'noopener'] } };
  }
  return nodesOf(tree, ['link', 'image', 'definition']).map((node) => ({
    href: node.url,
    ...firstLineOf(node),
    ...(node.type !== 'link' && !linked.has(node.url) && { shown: true }),
  }));
}

interface PageLookup {
  name: string;
  pagePathOf?: PagePathOf;
}

const TEXT_FILE = /^([^?#:\\]+\.(?:md|markdown))((?:\?|#).*)?$/isu;

/** Makes links to files of texts (`claude-make.md#prix`), as editors write them, lead to the pages. */
function linkPages(tree: Root, { name, pagePathOf }: PageLookup): void {
  if (!pagePathOf) return;
  for (const node of nodesOf(tree, ['link', 'definition'])) {
    const [, file, behind = ''] = TEXT_FILE.exec(node.url) ?? [];
    const target =
      file &&
      mediaName(name, file)
        ?.replace(/^\/content\//, '')
        .replace(/\.\w+$/, '.md');
    const path = target && pagePathOf(target);
    if (path) node.url = path + behind;
  }
}

const SCHEME = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):`, 'i');

/** Writes schemes in lower case, in which later steps compare them (RFC 3986, 6.2.2.1). */
function lowerSchemes(tree: Root): void {
  for (const node of nodesOf(tree, ['link', 'image', 'definition']))
    node.url = node.url.replace(SCHEME, (scheme) => scheme.toLowerCase());
}

export function linkAddresses(tree: Root, lookup: PageLookup): TextDiagnostic[] {
  lowerSchemes(tree);
  linkPages(tree, lookup);
  const namedBy = (type: 'linkReference' | 'imageReference') =>
    new Set(nodesOf(tree, type).map(({ identifier }) => identifier));
  const [linked, shown] = [namedBy('linkReference'), namedBy('imageReference')];
  return nodesOf(tree, ['link', 'definition']).flatMap((node) => {
    // Definitions that only pictures use are checked with the pictures.
    if (node.type === 'definition' && shown.has(node.identifier) && !linked.has(node.identifier)) return [];
    // A picture without text is reported as a picture.
    const isEmpty = node.type === 'link' && textOf(node).trim() === '' && nodesOf(node, 'image').length === 0;
    const problems = [problemOf(node.url) ?? [], isEmpty ? messages.linkWithoutText() : []].flat();
    return problems.map((problem) => diagnosticAt(node, problem));
  });
}

function problemOf(url: string): Wording | undefined {
  if (url === '') return messages.linkWithoutAddress();
  if (/^[/\\]{2}/.test(url)) return messages.linkWithoutProtocol(url);
  if (url.includes('\\') && !/^[a-z][a-z\d+.-]+:/i.test(url)) return messages.backslashes(url);
  if (/^(?:https?:(?!\/\/[^/?#\\])|(?:mailto|tel|sms|whatsapp):$)/i.test(url)) return messages.incompleteAddress(url);
  const scheme = /^([^?#/:]*):/.exec(url)?.[1];
  if (scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase())) return undefined;
  return messages.forbiddenScheme(scheme, LINK_SCHEMES);
}

/** Replaces references by links and images, so that later steps see no others. */
export function resolveReferences(tree: Root): TextDiagnostic[] {
  const { definitions, diagnostics } = firstDefinitions(nodesOf(tree, 'definition'), {
    isSame: (one, other) => one.url === other.url && one.title === other.title,
    repeated: messages.repeatedDefinition,
  });
  const unused = new Set(definitions.values());
  visit(tree, ['linkReference', 'imageReference'], (node, index, parent) => {
    const definition = definitions.get(node.identifier);
    if (!definition) return;
    unused.delete(definition);
    const { url, title } = definition;
    const place = node.position ? { position: node.position } : {};
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title: title ?? null, children: node.children, ...place }
        : { type: 'image', url, title: title ?? null, alt: node.alt ?? null, ...place };
  });
  for (const node of unused)
    diagnostics.push(diagnosticAt(node, messages.unusedDefinition(definitionName(node)), 'warning'));
  return diagnostics;
}
