/** A line that begins or ends a front matter. */
export const FENCE = /^---[ \t]*$/;

/** The longest front matter in characters, five times that of this site's longest page. YAML takes seconds for far more. */
export const MAX_FRONT_MATTER = 40_000;

/** The offset of the YAML, behind the opening `---`. */
export const YAML_START = 3;

/**
 * Cuts a text (line feeds alone) at its `---` lines; returns undefined if these are wrong, or too far apart. The YAML starts at `YAML_START` and
 * has no last line feed; `bodyLine` is 1-based.
 */
export function cutText(text: string) {
  const lines = text.split('\n');
  const close = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  if (close === -1 || !FENCE.test(lines[0] ?? '') || !FENCE.test(lines[close] ?? '')) return undefined;
  const end = lines.slice(0, close).join('\n').length;
  if (end > MAX_FRONT_MATTER) return undefined;
  // The body begins after the line's end and one blank line.
  const body = text.slice(end + '\n---'.length).replace(/^\n{1,2}/, '');
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  return { yaml: text.slice(YAML_START, end), body, bodyLine };
}
