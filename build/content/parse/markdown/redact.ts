import type { Parents, Root, RootContent } from 'mdast';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import type { SourceLink } from '../../../contract/source-file.ts';
import { links } from './links.ts';
import { nodesOf, visit } from './nodes.ts';

export type RedactedPatterns = readonly RegExp[];

/**
 * Removes blocks that match a pattern: paragraphs, list items, rows, sections, whole diagrams and charts. Also removes containers that are then
 * empty, announcements of removed blocks, and their footnotes. Returns the links of everything that was removed.
 */
export function redact(
  tree: Root,
  source: string,
  patterns: RedactedPatterns,
  settings: MarkdownSettings,
): SourceLink[] {
  const places = patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ 0: match, index }) => ({ from: index, to: index + match.length })),
  );
  if (places.length === 0) return [];
  const holds: Holds = ({ position }) =>
    position !== undefined &&
    places.some(
      ({ from, to }) => from < (position.end.offset ?? 0) && to > (position.start.offset ?? Number.POSITIVE_INFINITY),
    );
  const referenced = referencedNotes(tree);
  const removed = prune(tree, holds, settings);
  redactNotes(tree, referenced, removed);
  redactTitles(tree, patterns);
  return links({ type: 'root', children: removed });
}

type Holds = (node: RootContent) => boolean;

const CONTAINERS: ReadonlySet<string> = new Set(
  'blockquote containerDirective footnoteDefinition list listItem table'.split(' '),
);

/** Removes blocks from a parent and its containers, and returns them. */
function prune(parent: Parents, holds: Holds, settings: MarkdownSettings): RootContent[] {
  const all: RootContent[] = parent.children;
  const within: RootContent[] = [];
  const removed = new Set(
    all.filter((node, index) => {
      if (!holds(node) || node.type === 'definition') return false;
      if (!isContainer(node) || isDrawn(node, all[index - 1], settings)) return true;
      const opening = openingOf(node);
      within.push(...prune(node, holds, settings));
      return isEmpty(node) || (opening !== undefined && node.children[0] !== opening);
    }),
  );
  addAnnouncements(all, removed);
  addSections(all, removed);
  parent.children = all.filter((node) => !removed.has(node)) as typeof parent.children;
  return [...within, ...removed];
}

function isContainer(node: RootContent): node is RootContent & Parents {
  return CONTAINERS.has(node.type);
}

/** Tells whether a node is a diagram or the table of a chart. */
function isDrawn(node: RootContent, before: RootContent | undefined, { diagram, chart }: MarkdownSettings): boolean {
  if (node.type === 'containerDirective') return node.name === diagram.name;
  return node.type === 'table' && before?.type === 'leafDirective' && before.name === chart.name;
}

/** Returns the child without which a block means nothing: an item's text, a table's head, a title. */
function openingOf({ type, children: [first] }: Parents): RootContent | undefined {
  return type === 'listItem' || type === 'table' || (first && isLabel(first)) ? first : undefined;
}

function isLabel({ type, data = {} }: RootContent): boolean {
  return type === 'paragraph' && 'directiveLabel' in data;
}

function isEmpty({ type, children: [first, ...others] }: Parents): boolean {
  if (others.length > 0) return false;
  return !first || type === 'table' || isLabel(first);
}

/** Adds paragraphs and captions that announce removed blocks, such as « Voici nos tarifs : ». */
function addAnnouncements(all: readonly RootContent[], removed: Set<RootContent>): void {
  for (let index = all.length - 1; index > 0; index--) {
    const [before, node] = [all[index - 1], all[index]];
    if (before && node && removed.has(node) && announces(before, node)) removed.add(before);
  }
}

function announces(before: RootContent, { type }: RootContent): boolean {
  if (before.type === 'leafDirective') return type === 'table' && before.children.length > 0;
  const last = before.type === 'paragraph' ? before.children.at(-1) : undefined;
  return last?.type === 'text' && /:\s*$/.test(last.value);
}

const NOT_SHOWN: ReadonlySet<string> = new Set(['heading', 'definition', 'footnoteDefinition']);

/** Adds the sections of removed headings, and the headings of removed sections. */
function addSections(all: readonly RootContent[], removed: Set<RootContent>): void {
  for (const [index, heading] of all.entries()) {
    if (heading.type !== 'heading') continue;
    const end = all.findIndex((node, at) => at > index && node.type === 'heading' && node.depth <= heading.depth);
    const section = all.slice(index + 1, end === -1 ? undefined : end);
    if (removed.has(heading)) for (const node of section) removed.add(node);
    const shown = section.filter(({ type }) => !NOT_SHOWN.has(type));
    if (shown.length > 0 && shown.every((node) => removed.has(node))) removed.add(heading);
  }
}

function referencedNotes(tree: Root): Set<string> {
  return new Set(nodesOf(tree, 'footnoteReference').map(({ identifier }) => identifier));
}

function redactNotes(tree: Root, referenced: ReadonlySet<string>, removed: RootContent[]): void {
  const lost = new Set(removed.flatMap((node) => (node.type === 'footnoteDefinition' ? node.identifier : [])));
  visit(tree, 'footnoteReference', ({ identifier }, index, parent) => {
    if (lost.has(identifier)) parent.children[index] = { type: 'text', value: '' };
  });
  const left = referencedNotes(tree);
  const isUnused = (node: RootContent) =>
    node.type === 'footnoteDefinition' && referenced.has(node.identifier) && !left.has(node.identifier);
  removed.push(...tree.children.filter(isUnused));
  tree.children = tree.children.filter((node) => !isUnused(node));
}

/** Removes titles that match; a link may have its title from a definition elsewhere. */
function redactTitles(tree: Root, patterns: RedactedPatterns): void {
  visit(tree, ['link', 'image'], (node) => {
    if (node.title && patterns.some((pattern) => node.title?.search(pattern) !== -1)) node.title = null;
  });
}
