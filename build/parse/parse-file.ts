import type { Outcome } from '../contract/outcome.ts';
import type { ParsedFile } from '../contract/parsed-file.ts';
import type { SourceFile } from '../contract/source-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { type Deadline, withinTime } from './deadline.ts';
import { type FrontMatter, splitFrontMatter } from './front-matter/front-matter.ts';
import { type MarkdownOptions, type RenderedMarkdown, renderMarkdown, type TextOptions } from './markdown/markdown.ts';
import { TooDeep } from './markdown/nesting.ts';
import { isDoubtful } from './markdown/parser/doubtful.ts';
import { isSlow } from './markdown/parser/parser.ts';
import { densestLine, hiddenCharacters, isOverflow, tooDeep, tooSlow } from './parse-limits.ts';

type Parsed = Outcome<ParsedFile | undefined>;

/** What there is to say of the parsers themselves. */
export const notice = isSlow
  ? diagnostic('warning', 'package.json', WHOLE_FILE, messages.parse.slowParser())
  : undefined;

/** Milliseconds a text may take, however short: a hundred times what a real one does, for machines that are slow or busy. */
const LEAST_TIME = 4000;
/** Milliseconds more for every character. */
const TIME_A_CHARACTER = 0.04;

/**
 * Front matter and Markdown of one file; no value when it cannot be taken apart. It depends on nothing but the file and what it
 * asks the options. Parsers of Markdown and YAML need the square of the time for some short texts, and a call inside a call for each level.
 * `withLines`: the text's blocks carry the lines they begin in, for previews.
 */
export function parseFile(
  source: SourceFile,
  options: MarkdownOptions,
  withLines = false,
  deadline: Deadline = withinTime,
): Parsed {
  const { path, text } = source;
  const hidden = hiddenCharacters(path, text);
  if (hidden.length > 0) return refused(hidden);
  try {
    const split = inTime(source, deadline, hasShortFrontMatter(text), () => splitFrontMatter(path, text));
    if (!split.value) return refused(split.diagnostics);
    const { value, diagnostics } = split;
    const marks = withLines ? { ...options, firstLine: value.bodyLine } : options;
    return withMarkdown(source, { value, diagnostics }, { ...marks, name: source.name }, deadline);
  } catch (error) {
    if (error instanceof TooSlow) return refused([tooSlow(path, text)]);
    if (!isOverflow(error)) throw error;
    return refused([tooDeep(path, densestLine(text))]);
  }
}

class TooSlow extends Error {}

/** Does what a text takes, under a deadline unless it is known to be quick, as nearly all are: the deadline would take as much time as the text. */
function inTime<Value>({ text }: SourceFile, deadline: Deadline, isQuick: boolean, work: () => Value): Value {
  if (isQuick) return work();
  const done = deadline(LEAST_TIME + text.length * TIME_A_CHARACTER, work);
  if (!done) throw new TooSlow();
  return done.value;
}

/** In characters: YAML of this length takes a tenth of a second at most, whatever it says. */
const SHORT_FRONT_MATTER = 4000;

function hasShortFrontMatter(text: string): boolean {
  const end = text.indexOf('\n---');
  return end !== -1 && end <= SHORT_FRONT_MATTER;
}

function refused(diagnostics: readonly Diagnostic[]): Parsed {
  return { value: undefined, diagnostics };
}

function withMarkdown(
  source: SourceFile,
  { value: split, diagnostics }: Outcome<FrontMatter>,
  options: TextOptions,
  deadline: Deadline,
): Parsed {
  const { path, name } = source;
  const inFile = <Place extends { line: number }>(place: Place) => ({
    ...place,
    line: place.line + split.bodyLine - 1,
  });
  const doubtful = isSlow || isDoubtful(split.body);
  const isQuick = !doubtful && !split.body.includes('<');
  const rendered = inTime(source, deadline, isQuick, () => renderShallow(split.body, options, doubtful));
  if (rendered instanceof TooDeep) return refused([...diagnostics, tooDeep(path, inFile(rendered.place))]);
  const { findings, html, headings, words, links, variables, slots, start } = rendered;
  return {
    value: {
      path,
      name,
      data: split.data,
      html,
      headings,
      words,
      links: links.map(inFile),
      variables: variables.map(inFile),
      slots: slots.map(inFile),
      ...(start && { textStart: inFile(start) }),
    },
    diagnostics: diagnostics.concat(findings.map((finding) => ({ file: path, ...inFile(finding) }))),
  };
}

function renderShallow(body: string, options: TextOptions, doubtful: boolean): RenderedMarkdown | TooDeep {
  try {
    return renderMarkdown(body, options, doubtful);
  } catch (error) {
    if (error instanceof TooDeep) return error;
    throw error;
  }
}
