import { type Document, visit } from 'yaml';
import { quoted } from './quoted.ts';
import type { YamlComplaint, YamlFinding } from './yaml-finding.ts';
import { MISALIGNED, NO_FIELD, WORDS, type Words } from './yaml-words.ts';

type Cause = Omit<YamlFinding, 'rule'>;

interface Context {
  /** All that the parser complained of, in the order of their places. */
  complaints: readonly YamlComplaint[];
  document: Document;
  source: string;
}

interface Line {
  start: number;
  text: string;
}

/** What a writer did that made the parser complain, and where: it often notices only further down. */
export function causeOf(complaint: YamlComplaint, context: Context): Cause {
  for (const recognise of CAUSES) {
    const cause = recognise(complaint, context);
    if (cause) return cause;
  }
  const line = lineAt(context.source, complaint.pos[0]);
  return cause(complaint.pos[0], line.start + line.text.length, WORDS[complaint.code]);
}

const CAUSES: readonly ((complaint: YamlComplaint, context: Context) => Cause | undefined)[] = [
  directive,
  tab,
  unclosedQuote,
  unclosedBracket,
  tooFarRight,
  noSpace,
  value,
  misaligned,
];

function directive({ pos }: YamlComplaint, { source }: Context): Cause | undefined {
  const { start, text } = lineAt(source, pos[0]);
  return text.startsWith('%') ? cause(start, start + text.length, WORDS.BAD_DIRECTIVE) : undefined;
}

function tab({ code, pos }: YamlComplaint, { source }: Context): Cause | undefined {
  if (code !== 'TAB_AS_INDENT') return undefined;
  const [tabs = ''] = /^\t*/.exec(source.slice(pos[0])) ?? [];
  return cause(pos[0], pos[0] + tabs.length, WORDS.TAB_AS_INDENT);
}

function unclosedQuote({ message, pos }: YamlComplaint, { document, source }: Context): Cause | undefined {
  if (!/^Missing closing ["']quote/.test(message)) return undefined;
  let start = 0;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] <= pos[0]) start = range[0];
    },
  });
  const words: Words = [
    "Ce guillemet n'est pas fermé.",
    'Ajoutez le même guillemet à la fin de la valeur, sur sa ligne.',
  ];
  return cause(start, endOfLine(source, start), words);
}

function unclosedBracket({ message, pos }: YamlComplaint, { source }: Context): Cause | undefined {
  const [, kind] = /^(?:Flow|Expected flow) (sequence|map)/.exec(message) ?? [];
  if (!kind) return undefined;
  const [open, close] = kind === 'map' ? ['{', '}'] : ['[', ']'];
  const start = openingOf(open ?? '', close ?? '', source, pos[0]);
  const words: Words = [
    `Ce « ${open} » n'est pas fermé sur sa ligne.`,
    `Ajoutez « ${close} » à la fin de la ligne, ou mettez la valeur entre guillemets doubles.`,
  ];
  return cause(start, endOfLine(source, start), words);
}

/** A deeper line, or a list's, below a field that already has a value on its own line. */
function tooFarRight({ pos }: YamlComplaint, { complaints, source }: Context): Cause | undefined {
  const same = complaints.filter((other) => other.pos[0] === pos[0]);
  if (!same.some(({ code }) => code === 'BLOCK_AS_IMPLICIT_KEY')) return undefined;
  const last = Math.max(...same.map(({ pos: [, end] }) => end)) - 1;
  const { start, text } = lineAt(source, last);
  if (start < pos[0]) return undefined;
  const words: Words = [
    'Cette ligne est en retrait sous un champ qui a déjà une valeur.',
    /^ *- /.test(text)
      ? 'Écrivez toute la liste avec des « - », ou toute sur la ligne du champ.'
      : 'Alignez-la sur le champ du dessus.',
  ];
  return cause(start + indentOf(text), start + text.length, words);
}

function noSpace({ code, pos }: YamlComplaint, { source }: Context): Cause | undefined {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') return undefined;
  const { start, text } = lineAt(source, pos[0]);
  const [, before = '', key = '', rest] = /^([ ]*(?:- +)*)([^\s:"'[{]+):([^ \t].*)$/.exec(text) ?? [];
  if (rest === undefined) return undefined;
  const written = rest.trim().length > 60 ? '…' : rest.trim();
  const words: Words = [`Il manque une espace ordinaire après « ${key}: ».`, `Écrivez « ${key}: ${written} ».`];
  return cause(start + before.length, start + before.length + key.length + 1, words);
}

/** A value that would be sound between quotes. */
function value(complaint: YamlComplaint, { source }: Context): Cause | undefined {
  if (complaint.code === 'BAD_DQ_ESCAPE') return undefined;
  const { start, text } = lineAt(source, complaint.pos[0]);
  const [, before, written] = /^([ ]*(?:- +)*(?:[^\s:"'#[{-][^:]*:[ \t]+|(?<=- +)))([^ \t].*)$/.exec(text) ?? [];
  if (before === undefined || written === undefined || complaint.pos[0] < start + before.length) return undefined;
  const proposal = quoted(written);
  const remedy = `Mettez la valeur entre guillemets doubles${proposal ? ` : ${proposal}` : ''}.`;
  return cause(start + before.length, start + text.length, wordsForValue(complaint, written, remedy));
}

function wordsForValue({ code, message }: YamlComplaint, written: string, remedy: string): Words {
  if (/^["']/.test(written)) return ['Un guillemet ferme cette valeur avant sa fin.', remedy];
  if (/ flow |between/.test(message) && /^[[{]/.test(written)) {
    return ['Il y a une virgule de trop ou de moins dans cette liste.', 'Séparez les éléments par une seule virgule.'];
  }
  if (/^- /.test(written))
    return [
      'Une liste ne commence pas sur la ligne de son champ.',
      'Écrivez chaque « - » sur sa propre ligne, en retrait.',
    ];
  if (/^[[\]{}@`%&*!|>,]/.test(written)) return [`Une valeur ne peut pas commencer par « ${written[0]} ».`, remedy];
  if (/:(?:\s|$)/.test(written)) return [WORDS.BLOCK_AS_IMPLICIT_KEY[0], remedy];
  return [WORDS[code][0], remedy];
}

/** A line whose very first sign is unexpected stands in the wrong column, or is no field. */
function misaligned({ code, pos }: YamlComplaint, { source }: Context): Cause | undefined {
  const { start, text } = lineAt(source, pos[0]);
  if (code === 'BAD_INDENT') return cause(start + indentOf(text), start + text.length, MISALIGNED);
  if (pos[0] !== start + indentOf(text)) return undefined;
  if (code === 'UNEXPECTED_TOKEN') return cause(pos[0], start + text.length, MISALIGNED);
  return code === 'MISSING_CHAR' ? cause(pos[0], start + text.length, NO_FIELD) : undefined;
}

function cause(start: number, end: number, [message, hint]: Words): Cause {
  return { start, end, message, hint };
}

function lineAt(source: string, offset: number): Line {
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

/** The last bracket before an offset that none closes. */
function openingOf(open: string, close: string, source: string, offset: number): number {
  let closed = 0;
  for (let at = offset - 1; at >= 0; at--) {
    if (source[at] === close) closed++;
    else if (source[at] === open && closed-- === 0) return at;
  }
  return offset;
}
