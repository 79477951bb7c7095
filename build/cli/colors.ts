import pc from 'picocolors';

/** No colours in a file or a pipe, even where the environment would have them. */
export function colorsFor(stream: { isTTY?: boolean }): ReturnType<typeof pc.createColors> {
  return stream.isTTY ? pc : pc.createColors(false);
}
