import type { Parents, Root, RootContent } from 'mdast';
import type { MarkdownSettings } from '../../contract/markdown.ts';
import type { SourceLink } from '../../contract/parsed-file.ts';
import { links } from './links.ts';
import { visit } from './visit.ts';

/** What a text must not show to visitors, in its source: global patterns. */
export type Withheld = readonly RegExp[];

/**
 * Takes out each block that holds such a place: paragraph, item with its own list, row, heading with its section. What that leaves empty goes too,
 * as does the paragraph or directive that announced it, and a note that nothing calls any more. What is drawn goes as a whole, for a part of
 * it would show something else. Links and images of what has gone are returned,
 * for a picture that it alone shows is no file to publish.
 */
export function withhold(tree: Root, source: string, patterns: Withheld, settings: MarkdownSettings): SourceLink[] {
  const places = patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ 0: match, index }) => ({ from: index, to: index + match.length })),
  );
  if (places.length === 0) return [];
  const holds: Holds = ({ position }) =>
    position !== undefined &&
    places.some(
      ({ from, to }) => from < (position.end.offset ?? 0) && to > (position.start.offset ?? Number.POSITIVE_INFINITY),
    );
  const called = calledNotes(tree);
  const gone = prune(tree, holds, settings);
  withholdNotes(tree, called, gone);
  withholdTitles(tree, patterns);
  return links({ type: 'root', children: gone });
}

type Holds = (node: RootContent) => boolean;

const CONTAINERS: ReadonlySet<string> = new Set([
  'blockquote',
  'containerDirective',
  'footnoteDefinition',
  'list',
  'listItem',
  'table',
]);
/** Leaves in a parent what may be shown, and returns all that has gone, from within what stays, too. */
function prune(parent: Parents, holds: Holds, settings: MarkdownSettings): RootContent[] {
  const all: RootContent[] = parent.children;
  const within: RootContent[] = [];
  const gone = new Set(
    all.filter((node, index) => {
      if (!holds(node) || node.type === 'definition') return false;
      if (!isContainer(node) || isDrawn(node, all[index - 1], settings)) return true;
      const opening = openingOf(node);
      within.push(...prune(node, holds, settings));
      return isEmpty(node) || (opening !== undefined && node.children[0] !== opening);
    }),
  );
  withAnnouncements(all, gone);
  withSections(all, gone);
  parent.children = all.filter((node) => !gone.has(node)) as typeof parent.children;
  return [...within, ...gone];
}

function isContainer(node: RootContent): node is RootContent & Parents {
  return CONTAINERS.has(node.type);
}

/** A diagram, or the table of a chart. */
function isDrawn(node: RootContent, before: RootContent | undefined, { diagram, chart }: MarkdownSettings): boolean {
  if (node.type === 'containerDirective') return node.name === diagram.name;
  return node.type === 'table' && before?.type === 'leafDirective' && before.name === chart.name;
}

/** What a block means nothing without: an item's own words, a table's heads, a call-out's title. */
function openingOf({ type, children: [first] }: Parents): RootContent | undefined {
  return type === 'listItem' || type === 'table' || (first && isLabel(first)) ? first : undefined;
}

function isLabel({ type, data = {} }: RootContent): boolean {
  return type === 'paragraph' && 'directiveLabel' in data;
}

/** Nothing is left, or nothing but what stands above the rest. */
function isEmpty({ type, children: [first, ...others] }: Parents): boolean {
  if (others.length > 0) return false;
  return !first || type === 'table' || isLabel(first);
}

/** « Voici nos tarifs : » without what follows, or a caption without its table. */
function withAnnouncements(all: readonly RootContent[], gone: Set<RootContent>): void {
  for (let index = all.length - 1; index > 0; index--) {
    const [before, node] = [all[index - 1], all[index]];
    if (before && node && gone.has(node) && announces(before, node)) gone.add(before);
  }
}

function announces(before: RootContent, { type }: RootContent): boolean {
  if (before.type === 'leafDirective') return type === 'table' && before.children.length > 0;
  const last = before.type === 'paragraph' ? before.children.at(-1) : undefined;
  return last?.type === 'text' && /:\s*$/.test(last.value);
}

/** Definitions are shown elsewhere. */
const UNSEEN: ReadonlySet<string> = new Set(['heading', 'definition', 'footnoteDefinition']);

/** A heading that goes takes its section along; a section whose whole text has gone takes its heading. */
function withSections(all: readonly RootContent[], gone: Set<RootContent>): void {
  for (const [index, heading] of all.entries()) {
    if (heading.type !== 'heading') continue;
    const end = all.findIndex((node, at) => at > index && node.type === 'heading' && node.depth <= heading.depth);
    const section = all.slice(index + 1, end === -1 ? undefined : end);
    if (gone.has(heading)) for (const node of section) gone.add(node);
    const shown = section.filter(({ type }) => !UNSEEN.has(type));
    if (shown.length > 0 && shown.every((node) => gone.has(node))) gone.add(heading);
  }
}

function calledNotes(tree: Root): Set<string> {
  const called = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => {
    called.add(identifier);
  });
  return called;
}

/** Calls of notes that have gone, and notes that only what has gone called. */
function withholdNotes(tree: Root, called: ReadonlySet<string>, gone: RootContent[]): void {
  const lost = new Set(gone.flatMap((node) => (node.type === 'footnoteDefinition' ? node.identifier : [])));
  visit(tree, 'footnoteReference', ({ identifier }, index, parent) => {
    if (lost.has(identifier)) parent.children[index] = { type: 'text', value: '' };
  });
  const left = calledNotes(tree);
  const isNeedless = (node: RootContent) =>
    node.type === 'footnoteDefinition' && called.has(node.identifier) && !left.has(node.identifier);
  gone.push(...tree.children.filter(isNeedless));
  tree.children = tree.children.filter((node) => !isNeedless(node));
}

/** A definition's title is shown wherever its link stands. */
function withholdTitles(tree: Root, patterns: Withheld): void {
  visit(tree, ['link', 'image', 'definition'], (node) => {
    if (node.title && patterns.some((pattern) => node.title?.search(pattern) !== -1)) node.title = null;
  });
}
