import { stripVTControlCharacters, styleText } from 'node:util';

export function style(style: Parameters<typeof styleText>[0], text: string): string {
  return styleText(style, text, { validateStream: false });
}

/** Removes styles from a text for files, pipes and `NO_COLOR`. */
export function styleForStream(text: string, stream: { isTTY?: boolean; hasColors?(): boolean }): string {
  return stream.isTTY && stream.hasColors?.() ? text : stripVTControlCharacters(text);
}
