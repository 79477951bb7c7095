import { diagnostic, type Outcome, type Position, type Wording } from '../../contract/diagnostic.ts';
import { stringsOf } from '../../contract/field-values.ts';
import type { MarkdownSettings } from '../../contract/markdown.ts';
import type { ParsedFile, SourceFile } from '../../contract/source-file.ts';
import { FENCE } from '../../diagnostics/front-matter/cut.ts';
import { parse as messages } from '../../diagnostics/messages/parse.fr.ts';
import { forbiddenCharacters } from './characters.ts';
import { splitFrontMatter } from './front-matter/front-matter.ts';
import { type MarkdownOptions, type RenderedMarkdown, renderMarkdown, type TextOptions } from './markdown/markdown.ts';
import { NestingError } from './markdown/parser.ts';

type Parsed = Outcome<ParsedFile | undefined>;

/** Parses one file. `withLines`: true for previews, whose blocks carry their lines. */
export function parseFile(source: SourceFile, options: MarkdownOptions, withLines = false): Parsed {
  const { path, text } = source;
  const forbidden = forbiddenCharacters(text);
  if (forbidden.length > 0) {
    const { hiddenCharacter } = messages;
    return fail(
      ...forbidden.map(({ name, isBreak, ...place }) =>
        diagnostic('error', path, place, hiddenCharacter(name, isBreak)),
      ),
    );
  }
  const beyond = findExceededLimit(text);
  return beyond ? fail(diagnostic('error', path, beyond, beyond.wording)) : parsedInFull(source, options, withLines);
}

function fail(...diagnostics: Outcome<undefined>['diagnostics']): Parsed {
  return { value: undefined, diagnostics };
}

function parsedInFull({ path, name, text }: SourceFile, options: MarkdownOptions, withLines: boolean): Parsed {
  const { value: split, diagnostics } = splitFrontMatter(path, text);
  if (!split) return fail(...diagnostics);
  const inFile = <Place extends { line: number }>(place: Place): Place => ({
    ...place,
    line: place.line + split.bodyLine - 1,
  });
  const settings = withFrameIds(options.settings, split.data);
  const lines = withLines && { firstLine: split.bodyLine };
  const rendered = renderShallow(split.body, { ...options, settings, name, ...lines });
  if (rendered instanceof NestingError)
    return fail(...diagnostics, diagnostic('error', path, inFile(rendered.place), messages.tooDeep()));
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
  const texts = frameIdField === undefined ? [] : stringsOf(data);
  const own = texts.flatMap(({ at, text }) => (at.at(-1) === frameIdField ? text : []));
  return own.length === 0 ? settings : { ...settings, frameIds: [...frameIds, ...own] };
}

function renderShallow(body: string, options: TextOptions): RenderedMarkdown | NestingError {
  try {
    return renderMarkdown(body, options);
  } catch (error) {
    if (error instanceof NestingError) return error;
    throw error;
  }
}

/** Levels of nesting. A page has a dozen; parsers are recursive or take quadratic time. */
const MAX_LEVELS = 100;
/** Characters between blank lines times their `:` and `&`, because the parser reads all characters again for each sign. */
const MAX_STEPS = 500_000_000;

const MARKERS = /^(?:[ \t]*(?:>|(?:[*+?-]|\d{1,9}[.)])(?=[ \t])))+/;
const MARKER = /[>*+?-]|\d+/g;

/** Returns the place that would keep a parser busy for long, or undefined. */
function findExceededLimit(text: string): (Position & { wording: Wording }) | undefined {
  let [inFrontMatter, open, start, length, signs] = [false, 0, 1, 0, 0];
  for (const [index, line] of text.split('\n').entries()) {
    if (FENCE.test(line)) inFrontMatter = index === 0;
    const place = { line: index + 1, column: 1, length: Math.max(1, line.length) };
    open = inFrontMatter ? Math.max(0, open + count(line, /[[{]/g) - count(line, /[\]}]/g)) : 0;
    const levels = count(MARKERS.exec(line)?.[0] ?? '', MARKER) + open + (inFrontMatter ? indentOf(line) : 0);
    if (levels > MAX_LEVELS) return { ...place, wording: messages.tooDeep() };
    if (line.trim() === '') [start, length, signs] = [index + 2, 0, 0];
    length += line.length + 1;
    signs += count(line, /[:&]/g);
    if (length * signs > MAX_STEPS) return { ...place, line: start, length: 1, wording: messages.tooLong(length) };
  }
  return undefined;
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
