import type { Nodes, Parents, Root } from 'mdast';
import type { PlacedEntry } from '../../contract/content.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic, type Outcome } from '../../contract/diagnostic.ts';
import type { Passage, ReviewSettings } from '../../contract/review.ts';
import { VARIABLE } from '../../contract/variables.ts';
import { maskMatches, proseLines } from '../parse/markdown/lint/lint-rule.ts';
import { nodesOf } from '../parse/markdown/nodes.ts';
import { parseMarkdown } from '../parse/markdown/parser.ts';

/** Runs the site's rules of style, which a text may silence. */
export function review(
  { review: settings }: Pick<SiteDefinition, 'review'>,
  entries: readonly PlacedEntry[],
): Outcome<undefined> {
  return { value: undefined, diagnostics: settings ? entries.flatMap((entry) => ofEntry(settings, entry)) : [] };
}

function ofEntry({ rules, silences }: ReviewSettings, { contentType, entry, file, text }: PlacedEntry): Diagnostic[] {
  const reviewed = { contentType, passages: passagesOf(text, file.textStart?.line), words: file.words };
  const silenced = silences(entry.data);
  return Object.entries(rules).flatMap(([rule, judge]) =>
    silenced.includes(rule)
      ? []
      : judge(reviewed).map(({ at, ...wording }) => diagnostic('warning', file.path, at, { rule, ...wording })),
  );
}

type Context = Pick<Passage, 'within' | 'isSourced'>;

/** Returns the passages of a content file. `firstLine`: 1-based line in which the Markdown begins. */
export function passagesOf(source: string, firstLine: number | undefined): Passage[] {
  if (firstLine === undefined) return [];
  const text = source
    .split('\n')
    .slice(firstLine - 1)
    .join('\n');
  const tree = parseMarkdown(text);
  const contexts = contextsOf(tree);
  return proseLines(tree, text).map(({ line, column, text, block }) => {
    const { isSourced = false, ...context } = contexts.get(block) ?? {};
    const plain = maskMatches(text, VARIABLE);
    return {
      line: line + firstLine - 1,
      column,
      text: plain,
      block: block.type,
      ...context,
      isSourced: isSourced || plain !== text,
    };
  });
}

function contextsOf(tree: Root): ReadonlyMap<Nodes, Context> {
  const contexts = new Map<Nodes, Context>();
  for (const section of sectionsOf(tree)) {
    const leadsOut = links(section).some((node) => node.type !== 'link' || /^https?:/i.test(node.url));
    for (const child of section.children) {
      const within = child.type === 'containerDirective' ? { within: child.name } : {};
      for (const block of nodesOf({ type: 'root', children: [child] }, ['paragraph', 'heading', 'tableCell']))
        contexts.set(block, { ...within, isSourced: leadsOut || links(block).length > 0 });
    }
  }
  return contexts;
}

/** Splits a text at its headings. */
function sectionsOf({ children }: Root): Root[] {
  const sections: Root[] = [];
  for (const child of children) {
    const last = sections.at(-1);
    if (!last || child.type === 'heading') sections.push({ type: 'root', children: [child] });
    else last.children.push(child);
  }
  return sections;
}

function links(within: Parents) {
  return nodesOf(within, ['link', 'linkReference', 'footnoteReference']);
}
