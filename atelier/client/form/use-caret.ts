import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps the caret at its place in a text that something else than the keyboard changes, and a field as tall as its text.
 * `note` is to be called when the caret has moved, and when something was typed.
 */
export function useCaret(text: string): { ref: RefCallback<TextElement>; note: () => void } {
  const element = useRef<TextElement>(null);
  const known = useRef({ text, start: 0, end: 0 });
  const note = useCallback(() => {
    const { current } = element;
    if (!current) return;
    known.current = { text: current.value, start: current.selectionStart ?? 0, end: current.selectionEnd ?? 0 };
  }, []);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    if (!CSS.supports('field-sizing', 'content')) grow(current);
    if (known.current.text === text || document.activeElement !== current) return;
    const place = (offset: number) => offsetAfter(known.current.text, text, offset);
    current.setSelectionRange(place(known.current.start), place(known.current.end));
    note();
  }, [text, note]);
  return {
    ref: (found) => {
      element.current = found;
    },
    note,
  };
}

/** Where a place in a text lies once it has become another text: what both begin and end with is taken to have stayed. */
export function offsetAfter(before: string, after: string, offset: number): number {
  let same = 0;
  while (same < offset && before[same] === after[same]) same++;
  if (same === offset) return offset;
  let tail = 0;
  while (tail < before.length - offset && before.at(-tail - 1) === after.at(-tail - 1)) tail++;
  return Math.max(same, after.length - tail);
}

function grow(element: TextElement): void {
  if (!(element instanceof HTMLTextAreaElement)) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
}
