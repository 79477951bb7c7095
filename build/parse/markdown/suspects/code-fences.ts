import type { Code } from 'mdast';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import { suggestion } from '../../../diagnostics/suggest.ts';
import type { MarkdownFinding } from '../finding.ts';
import { highlighterOf } from '../highlighter.ts';
import { visit } from '../visit.ts';
import { inLine, type Suspect } from './suspect.ts';

const CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
const FENCE = /^[ \t>]*(`{3,}|~{3,})[ \t]*([^\s`]*)/;

/** Code that is never closed, or whose fence is not one; a language that nothing colours. */
export const codeFences: Suspect = ({ tree, source, prose, settings }) => {
  const findings: MarkdownFinding[] = [];
  visit(tree, 'code', (node) => {
    const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
    const [, fence] = FENCE.exec(lines[0] ?? '') ?? [];
    if (fence === undefined) return;
    findings.push(...openFence(node, lines, fence), ...unknownLanguage(node, lines[0] ?? '', settings));
  });
  visit(tree, 'inlineCode', ({ position }) => {
    const written = source.slice(position?.start.offset, position?.end.offset);
    if (position && written.startsWith('``') && written.includes('\n')) {
      const { line, column } = position.start;
      const length = written.indexOf('\n');
      findings.push({ severity: 'warning', line, column, length, ...MISSPELT });
    }
  });
  for (const line of prose) {
    const quotes = line.block.type === 'paragraph' && /^(['’‘´]{3,})[\w-]*\s*$/.exec(line.text)?.[1];
    if (quotes) findings.push(inLine(line, 0, quotes.length, MISSPELT));
  }
  return findings;
};

const MISSPELT = {
  rule: 'code-mal-ouvert',
  message: "Ceci n'ouvre pas de bloc de code.",
  hint: 'Écrivez trois accents graves (```) seuls sur une ligne avant le code, et trois après.',
};

function openFence(node: Code, lines: readonly string[], fence: string): MarkdownFinding[] {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const at = { rule: 'code-non-ferme', severity: 'error' as const, hint: closing(fence) };
  const again = lines.findIndex((text, index) => index > 0 && startsCode(text, fence));
  if (again !== -1) {
    const message = `Un bloc de code semble commencer ici, dans celui de la ligne ${line} qui n'est pas fermé.`;
    const indent = lines[again]?.search(/[`~]/) ?? 0;
    const length = (lines[again]?.trimEnd().length ?? 1) - indent;
    return [{ ...at, severity: 'warning', line: line + again, column: indent + 1, length, message }];
  }
  if (lines.length > 1 && closes(lines.at(-1) ?? '', fence)) return [];
  const length = lines[0]?.trimEnd().length ?? 1;
  return [{ ...at, line, column, length, message: "Ce bloc de code n'est jamais fermé : il prend tout ce qui suit." }];
}

function closing(fence: string): string {
  return `Écrivez « ${fence} » seul sur la ligne qui suit le code ; pour montrer une telle ligne, ouvrez et fermez par « ${fence}${fence[0]} ».`;
}

function startsCode(text: string, fence: string): boolean {
  const [, inner = '', language] = FENCE.exec(text) ?? [];
  return inner.startsWith(fence) && language !== '' && language !== undefined;
}

function closes(text: string, fence: string): boolean {
  return CLOSING.exec(text)?.[1]?.startsWith(fence) ?? false;
}

/** Names of no language at all. */
const PLAIN = ['text', 'txt', 'plaintext'];

function unknownLanguage(node: Code, opening: string, { code }: MarkdownSettings): MarkdownFinding[] {
  if (!node.lang || PLAIN.includes(node.lang.toLowerCase())) return [];
  const { knows, languages } = highlighterOf(code);
  if (knows(node.lang)) return [];
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return [
    {
      severity: 'warning',
      line,
      column: column + Math.max(0, opening.indexOf(node.lang)),
      length: node.lang.length,
      rule: 'langage-inconnu',
      message: `Le langage « ${node.lang} » n'est pas connu : ce code n'aurait pas de couleurs.`,
      hint: suggestion(node.lang, languages, `Langages connus : ${languages.join(', ')} ; « text » pour tout autre.`),
    },
  ];
}
