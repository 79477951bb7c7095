import { diagnostic, type Outcome, type Position } from '../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../contract/markdown.ts';
import type { ParsedFile, SourceFile } from '../../contract/source-file.ts';
import { parse as messages } from '../../diagnostics/messages/parse.fr.ts';
import { forbiddenCharacters } from './characters.ts';
import { type Deadline, withinTime } from './deadline.ts';
import { splitFrontMatter } from './front-matter/front-matter.ts';
import { type MarkdownOptions, type RenderedMarkdown, renderMarkdown, type TextOptions } from './markdown/markdown.ts';
import { TooDeep } from './markdown/parser.ts';

type Parsed = Outcome<ParsedFile | undefined>;

/** Milliseconds that a text may take, however short: a hundred times what a real one does, for machines that are slow or busy. */
const LEAST_TIME = 4000;
/** Milliseconds more for every character. */
const TIME_A_CHARACTER = 0.04;

/**
 * Parses front matter and Markdown of one file; no value when it cannot be parsed. The result depends on nothing but the file and what
 * `options` answer. The deadline is for short texts that keep the parsers of Markdown and YAML busy for the square of their length.
 * `withLines`: blocks of the text carry the lines they begin in, for previews.
 */
export function parseFile(
  source: SourceFile,
  options: MarkdownOptions,
  withLines = false,
  deadline: Deadline = withinTime,
): Parsed {
  const { path, text } = source;
  const forbidden = forbiddenCharacters(text);
  if (forbidden.length > 0) {
    const { hiddenCharacter } = messages;
    return refused(
      ...forbidden.map(({ name, isBreak, ...place }) =>
        diagnostic('error', path, place, hiddenCharacter(name, isBreak)),
      ),
    );
  }
  const limit = LEAST_TIME + text.length * TIME_A_CHARACTER;
  const done = deadline(limit, () => withinStack(source, () => parsedInFull(source, options, withLines)));
  return done ? done.value : refused(diagnostic('error', path, densestLine(text), messages.tooSlow()));
}

/** Parsers call themselves for every level of a text. */
function withinStack({ path, text }: SourceFile, work: () => Parsed): Parsed {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError && error.message.includes('call stack'))) throw error;
    return refused(diagnostic('error', path, densestLine(text), messages.tooDeep()));
  }
}

function refused(...diagnostics: Outcome<undefined>['diagnostics']): Parsed {
  return { value: undefined, diagnostics };
}

function parsedInFull({ path, name, text }: SourceFile, options: MarkdownOptions, withLines: boolean): Parsed {
  const { value: split, diagnostics } = splitFrontMatter(path, text);
  if (!split) return refused(...diagnostics);
  const inFile = <Place extends { line: number }>(place: Place): Place => ({
    ...place,
    line: place.line + split.bodyLine - 1,
  });
  const settings = withFrameIds(options.settings, split.data);
  const lines = withLines && { firstLine: split.bodyLine };
  const rendered = renderShallow(split.body, { ...options, settings, name, ...lines });
  if (rendered instanceof TooDeep)
    return refused(...diagnostics, diagnostic('error', path, inFile(rendered.place), messages.tooDeep()));
  const { diagnostics: found, html, headings, words, links, variables, slots, start, flow } = rendered;
  return {
    value: {
      path,
      name,
      data: split.data,
      ...(split.spellings && { spellings: split.spellings }),
      html,
      headings,
      words,
      links: links.map(inFile),
      variables: variables.map(inFile),
      slots: slots.map(inFile),
      ...(flow.links.length > 0 && { flow }),
      ...(start && { textStart: inFile(start) }),
    },
    diagnostics: diagnostics.concat(found.map((diagnostic) => ({ file: path, ...inFile(diagnostic) }))),
  };
}

function withFrameIds(settings: MarkdownSettings, data: unknown): MarkdownSettings {
  const { frameIds, frameIdField } = settings;
  const own = frameIdField === undefined ? [] : textsAt(data, frameIdField);
  return own.length === 0 ? settings : { ...settings, frameIds: [...frameIds, ...own] };
}

/** The texts that a field holds, wherever it stands. */
function textsAt(data: unknown, field: string): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === field && typeof value === 'string' ? [value] : textsAt(value, field),
  );
}

function renderShallow(body: string, options: TextOptions): RenderedMarkdown | TooDeep {
  try {
    return renderMarkdown(body, options);
  } catch (error) {
    if (error instanceof TooDeep) return error;
    throw error;
  }
}

/**
 * Guesses which line of a text keeps a parser busy: the one with the most punctuation and indent, in the paragraph that has the most
 * lines, punctuation and indent.
 */
export function densestLine(text: string): Position {
  let best = NOTHING;
  let paragraph = 0;
  let heaviest = NOTHING;
  text.split('\n').forEach((content, index) => {
    if (BETWEEN_PARAGRAPHS.test(content)) {
      [paragraph, heaviest] = [0, NOTHING];
      return;
    }
    const weight = weightOf(content);
    paragraph += 1 + weight;
    if (weight > heaviest.weight) heaviest = { weight, line: index + 1, length: content.length };
    if (paragraph > best.weight) best = { ...heaviest, weight: paragraph };
  });
  return { line: best.line, column: 1, length: Math.max(1, best.length) };
}

interface Weighed {
  weight: number;
  line: number;
  length: number;
}

const NOTHING: Weighed = { weight: -1, line: 1, length: 1 };
const BETWEEN_PARAGRAPHS = /^\s*(?:---\s*)?$/;

function weightOf(line: string): number {
  const indent = line.length - line.trimStart().length;
  return indent + line.replace(/[\p{L}\p{N}\s]/gu, '').length;
}
