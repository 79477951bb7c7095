import { stripVTControlCharacters, styleText } from 'node:util';

/** A text in a style of terminals, whatever it will be written to. */
export function style(style: Parameters<typeof styleText>[0], text: string): string {
  return styleText(style, text, { validateStream: false });
}

/** A styled text as a stream takes it: plain in a file or a pipe, and where the environment wants no colours (`NO_COLOR`). */
export function styleForStream(text: string, stream: { isTTY?: boolean; hasColors?(): boolean }): string {
  return stream.isTTY && stream.hasColors?.() ? text : stripVTControlCharacters(text);
}
