import type { Heading as HeadingNode, Root } from 'mdast';
import { type TextDiagnostic, textDiagnostic, type Wording } from '../../../contract/diagnostic.ts';
import type { Heading } from '../../../contract/entry.ts';
import { hyphenate } from '../../../contract/fold-text.ts';
import { uniqueIds } from '../../../contract/unique-ids.ts';
import { markdown as messages } from '../../../diagnostics/messages/markdown.fr.ts';
import { diagnosticAt, textOf, visit } from './nodes.ts';

const WRITTEN_ID = /\{#([^{}]*)\}$/;
const CLEAN_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Gives every heading an id: the written one (`{#like-this}`), or one from its text. Ids of the page (`frameIds`) get a number. */
export function headings(
  tree: Root,
  frameIds: readonly string[],
): { headings: Heading[]; diagnostics: TextDiagnostic[] } {
  const headings: Heading[] = [];
  const { ids, diagnostics } = fixedIds(tree);
  const isFree = (id: string | undefined): id is string => id !== undefined && !frameIds.includes(id);
  const unused = uniqueIds([...frameIds, ...[...ids.values()].filter(isFree)]);
  const levelOf = levels();
  visit(tree, 'heading', (node) => {
    const level = levelOf(node.depth);
    const problem = problemOfLevel(node, level);
    if (problem) diagnostics.push(diagnosticOf(node, problem, level));
    const text = textOf(node).trim();
    const spelling = ids.get(node);
    const wanted = spelling ?? idOf(text);
    const id = isFree(spelling) ? spelling : unused(wanted);
    node.data = { ...node.data, hProperties: { id } };
    const isMoved = frameIds.includes(wanted) && id !== wanted;
    headings.push({ depth: node.depth, id, text, ...(isMoved && { plain: wanted }) });
  });
  return { headings, diagnostics };
}

/** Returns written ids and removes them from the texts, before any other id is made. */
function fixedIds(tree: Root): { ids: Map<HeadingNode, string>; diagnostics: TextDiagnostic[] } {
  const ids = new Map<HeadingNode, string>();
  const taken = new Set<string>();
  const diagnostics: TextDiagnostic[] = [];
  visit(tree, 'heading', (node) => {
    const last = node.children.at(-1);
    if (last?.type !== 'text') return;
    const value = last.value.trimEnd();
    const [spelling, id = ''] = WRITTEN_ID.exec(value) ?? [];
    if (spelling === undefined) return;
    const { line, column } = last.position?.end ?? { line: 1, column: 1 };
    const start = column - (last.value.length - value.length) - spelling.length;
    const problem = problemOfId(id, spelling, taken);
    if (problem) diagnostics.push(textDiagnostic('error', { line, column: start, length: spelling.length }, problem));
    else ids.set(node, id);
    taken.add(id);
    last.value = value.slice(0, -spelling.length).trimEnd();
  });
  return { ids, diagnostics };
}

function problemOfId(id: string, spelling: string, taken: ReadonlySet<string>): Wording | undefined {
  if (!CLEAN_ID.test(id)) return messages.badId(spelling, idOf(id));
  return taken.has(id) ? messages.repeatedId(id) : undefined;
}

/** Returns an id for a text: `section-1-objet` for « 1. Objet », because a letter at the start needs no escapes in CSS. */
function idOf(text: string): string {
  const plain = hyphenate(text);
  return /^[a-z]/.test(plain) ? plain : ['section', plain].filter(Boolean).join('-');
}

/** Returns a diagnostic at the signs of a heading. `level`: the number of signs that are meant. */
function diagnosticOf(node: HeadingNode, problem: Wording, level: number): TextDiagnostic {
  const at = diagnosticAt(node, problem);
  const { start, end } = node.position ?? {};
  const isEmpty = textOf(node).trim() === '';
  // Underlined headings have a second line (CommonMark 0.31.2, 4.3).
  return isEmpty || start?.line !== end?.line ? at : { ...at, length: node.depth, fix: '#'.repeat(level) };
}

/** Returns a function that gives each next heading its right level: at most one below the heading around it, the same for siblings. */
function levels(): (depth: number) => number {
  const holders: { depth: number; level: number }[] = [];
  return (depth) => {
    while ((holders.at(-1)?.depth ?? 0) >= depth) holders.pop();
    const level = Math.min(Math.max(2, depth), (holders.at(-1)?.level ?? 1) + 1);
    holders.push({ depth, level });
    return level;
  };
}

function problemOfLevel(node: HeadingNode, level: number): Wording | undefined {
  if (textOf(node).trim() === '') return messages.emptyHeading();
  if (node.depth === 1) return messages.firstLevelHeading();
  return node.depth > level ? messages.skippedLevel(level - 1, node.depth) : undefined;
}
