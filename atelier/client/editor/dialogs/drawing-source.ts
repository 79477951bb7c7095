/** A diagram or a chart as the fields of its form. */
export interface DrawingParts {
  title: string;
  /** The type of a chart: the word in braces behind its title. */
  type?: string;
  /** The Markdown below the line that opens it. */
  content: string;
}

/** Reads the source of a drawing; returns undefined if the form could not write its first line. */
export function readDrawing(source: string): DrawingParts | undefined {
  const [first = '', ...lines] = source.split('\n');
  const [, colons, title = '', type] =
    /^(:{2,})[\w-]+(?:\[((?:[^[\]\\]|\\.)*)\])?(?:\{([\w-]+)\})?\s*$/.exec(first) ?? [];
  if (colons === undefined) return undefined;
  const inner =
    colons.length > 2
      ? lines.slice(
          0,
          lines.findLastIndex((line) => /^:{3,}\s*$/.test(line)),
        )
      : lines;
  const parts = { title: title.replace(/\\(.)/g, '$1'), content: inner.join('\n').trim() };
  return type === undefined ? parts : { ...parts, type };
}

/** Returns the source of a drawing. `opening`: its colons and its name. */
export function writeDrawing(opening: string, { title, type, content }: DrawingParts): string {
  const label = title.trim() === '' ? '' : `[${title.trim().replace(/[[\]\\]/g, '\\$&')}]`;
  const first = `${opening}${label}${type === undefined ? '' : `{${type}}`}`;
  return opening.startsWith(':::') ? `${first}\n${content}\n:::` : `${first}\n\n${content}`;
}

/** Returns the steps of a diagram as indented lines; undefined if it contains more than lists. */
export function readSteps(content: string): string | undefined {
  const indents: number[] = [];
  const lines: string[] = [];
  for (const line of content.split('\n')) {
    if (line.trim() === '') continue;
    const [, space = '', text] = /^(\s*)(?:\d+[.)]|[-*+])\s(.*)$/s.exec(line) ?? [];
    if (text === undefined) return undefined;
    while (indents.length > 0 && (indents.at(-1) ?? 0) >= space.length) indents.pop();
    lines.push('  '.repeat(indents.length) + text.trim());
    indents.push(space.length);
  }
  return lines.join('\n');
}

/** Returns the lists for the steps of a diagram: the steps of a branch stand below it, and branches below the step that they leave. */
export function writeSteps(steps: string): string {
  const levels: { indent: number; column: number; count: number }[] = [];
  const lines: string[] = [];
  for (const line of steps.split('\n')) {
    const text = line.trim();
    if (text === '') continue;
    const indent = line.length - line.trimStart().length;
    while (levels.length > 1 && (levels.at(-1)?.indent ?? 0) > indent) levels.pop();
    const last = levels.at(-1);
    if (!last || indent > last.indent)
      levels.push({
        indent,
        column: last ? last.column + markerOf(levels.length - 1, last.count).length : 0,
        count: 0,
      });
    const level = levels.at(-1);
    if (!level) continue;
    level.count += 1;
    lines.push(' '.repeat(level.column) + markerOf(levels.length - 1, level.count) + text);
  }
  return lines.join('\n');
}

/** Returns the marker of a list item: a number for a step, a bullet for a branch. */
function markerOf(level: number, count: number): string {
  return level % 2 === 0 ? `${count}. ` : '- ';
}
