import { type Document, visit } from 'yaml';
import type { Wording } from '../../../contract/diagnostic.ts';
import type { YamlComplaint } from '../../../diagnostics/front-matter/field-places.ts';
import { yaml as messages } from '../../../diagnostics/messages/front-matter.fr.ts';
import { quoteValue } from './quoted.ts';

export interface YamlDiagnostic {
  start: number;
  end: number;
  wording: Wording;
}

interface Context {
  /** Errors and warnings of the parser, ordered by position. */
  complaints: readonly YamlComplaint[];
  document: Document;
  source: string;
}

/** Returns the writer's mistake at its own place, because the parser often notices it further down. */
export function causeOf(complaint: YamlComplaint, context: Context): YamlDiagnostic {
  for (const recognise of CAUSES) {
    const cause = recognise(complaint, context);
    if (cause) return cause;
  }
  const line = lineAt(context.source, complaint.pos[0]);
  return cause(complaint.pos[0], line.start + line.text.length, messages.complaint(complaint.code));
}

const CAUSES: readonly ((complaint: YamlComplaint, context: Context) => YamlDiagnostic | undefined)[] = [
  tab,
  unclosedQuote,
  unclosedBracket,
  tooFarRight,
  noSpace,
  value,
  findMisalignment,
];

function tab({ code, pos }: YamlComplaint, { source }: Context): YamlDiagnostic | undefined {
  if (code !== 'TAB_AS_INDENT') return undefined;
  const [tabs = ''] = /^\t*/.exec(source.slice(pos[0])) ?? [];
  return cause(pos[0], pos[0] + tabs.length, messages.tab());
}

function unclosedQuote({ message, pos }: YamlComplaint, { document, source }: Context): YamlDiagnostic | undefined {
  if (!/^Missing closing ["']quote/.test(message)) return undefined;
  let start = 0;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] <= pos[0]) start = range[0];
    },
  });
  return cause(start, endOfLine(source, start), messages.unclosedQuote());
}

function unclosedBracket({ message, pos }: YamlComplaint, { source }: Context): YamlDiagnostic | undefined {
  const [, collection] = /^(?:Flow|Expected flow) (sequence|map)/.exec(message) ?? [];
  if (!collection) return undefined;
  const [open, close] = collection === 'map' ? (['{', '}'] as const) : (['[', ']'] as const);
  const start = openingOf(open, close, source, pos[0]);
  return cause(start, endOfLine(source, start), messages.unclosedBracket(open, close));
}

/** Finds a deeper line or a list below a field that already has a value. */
function tooFarRight({ pos }: YamlComplaint, { complaints, source }: Context): YamlDiagnostic | undefined {
  const same = complaints.filter((other) => other.pos[0] === pos[0]);
  if (!same.some(({ code }) => code === 'BLOCK_AS_IMPLICIT_KEY')) return undefined;
  const last = Math.max(...same.map(({ pos: [, end] }) => end)) - 1;
  const { start, text } = lineAt(source, last);
  if (start < pos[0]) return undefined;
  return cause(start + indentOf(text), start + text.length, messages.tooFarRight(/^ *- /.test(text)));
}

function noSpace({ code, pos }: YamlComplaint, { source }: Context): YamlDiagnostic | undefined {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') return undefined;
  const { start, text } = lineAt(source, pos[0]);
  const [, before = '', key = '', rest] = /^([ ]*(?:- +)*)([^\s:"'[{]+):([^ \t].*)$/s.exec(text) ?? [];
  if (rest === undefined) return undefined;
  const spelling = rest.trim().length > 60 ? '…' : rest.trim();
  return cause(start + before.length, start + before.length + key.length + 1, messages.noSpace(key, spelling));
}

/** Finds a value that needs quotes. */
function value(complaint: YamlComplaint, { source }: Context): YamlDiagnostic | undefined {
  if (complaint.code === 'BAD_DQ_ESCAPE') return undefined;
  const { start, text } = lineAt(source, complaint.pos[0]);
  const [, before, spelling] = /^( *(?:(?:- +)*[^\s:"'#[{-][^:]*:[ \t]+|(?:- +)+))([^ \t].*)$/s.exec(text) ?? [];
  if (before === undefined || spelling === undefined || complaint.pos[0] < start + before.length) return undefined;
  return cause(start + before.length, start + text.length, wordsForValue(complaint, spelling));
}

function wordsForValue({ message }: YamlComplaint, spelling: string): Wording {
  const proposal = quoteValue(spelling);
  if (/^["']/.test(spelling)) return messages.closedTooSoon(proposal);
  if (/ flow |between/.test(message) && /^[[{]/.test(spelling)) return messages.tooManyCommas();
  if (/^- /.test(spelling)) return messages.listOnFieldLine();
  if (/^(?:[[\]{}@`%&*!|>,]|\?(?:\s|$))/.test(spelling)) return messages.badStart(spelling.charAt(0), proposal);
  return messages.containsColon(proposal);
}

/** Finds a line that is in the wrong column or contains no field. */
function findMisalignment({ code, pos }: YamlComplaint, { source }: Context): YamlDiagnostic | undefined {
  const { start, text } = lineAt(source, pos[0]);
  if (code === 'BAD_INDENT') return cause(start + indentOf(text), start + text.length, messages.misaligned());
  if (pos[0] !== start + indentOf(text)) return undefined;
  if (code === 'UNEXPECTED_TOKEN') return cause(pos[0], start + text.length, messages.misaligned());
  return code === 'MISSING_CHAR' ? cause(pos[0], start + text.length, messages.noField()) : undefined;
}

function cause(start: number, end: number, wording: Wording): YamlDiagnostic {
  return { start, end, wording };
}

function lineAt(source: string, offset: number): { start: number; text: string } {
  const start = source.slice(0, offset).lastIndexOf('\n') + 1;
  return { start, text: source.slice(start, endOfLine(source, offset)) };
}

function endOfLine(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end === -1 ? source.length : end;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function openingOf(open: string, close: string, source: string, offset: number): number {
  let closed = 0;
  for (let at = offset - 1; at >= 0; at--) {
    if (source[at] === close) closed++;
    else if (source[at] === open && closed-- === 0) return at;
  }
  return offset;
}
