/** The lines around a front matter. */
export const FENCE = /^---[ \t]*$/;

/** In characters. The longest page of this site needs a fifth of it; YAML takes seconds for far more. */
export const MAX_FRONT_MATTER = 40_000;

/** A text in three: the YAML of its front matter, what closes it, and its body. */
export interface CutText {
  /** All between the two `---`, the line feed before the second one left out. It starts at `YAML_START`. */
  yaml: string;
  body: string;
  /** 1-based line of the body's first line in the file. */
  bodyLine: number;
}

/** The offset at which the YAML of any text starts, behind the opening `---`. */
export const YAML_START = 3;

/** Cuts a text with line feeds alone at the first two lines that begin with `---`; returns undefined where these hold more, or are too far apart. */
export function cutText(text: string): CutText | undefined {
  const lines = text.split('\n');
  const close = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  if (close === -1 || !FENCE.test(lines[0] ?? '') || !FENCE.test(lines[close] ?? '')) return undefined;
  const end = lines.slice(0, close).join('\n').length;
  if (end > MAX_FRONT_MATTER) return undefined;
  // The line's end behind the closing dashes, and one blank line.
  const body = text.slice(end + '\n---'.length).replace(/^\n{1,2}/, '');
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  return { yaml: text.slice(YAML_START, end), body, bodyLine };
}
