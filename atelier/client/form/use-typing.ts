import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells of an edit that is just being made by which name it is typed: another one once the caret has moved, or something was pasted or chosen.
 * Undefined where it is not typed.
 */
export function useTyping(form: RefObject<HTMLElement | null>): () => string | undefined {
  const typing = useRef<string>(undefined);
  useEffect(() => {
    const { current } = form;
    let [last, turn] = ['', 0];
    const before = ({ inputType, target }: InputEvent) => {
      const isTyped = TYPED.test(inputType);
      if (!isTyped || placeOf(target) !== last) turn += 1;
      typing.current = isTyped ? `form ${turn}` : undefined;
    };
    const after = ({ target }: Event) => {
      last = placeOf(target);
    };
    const options = { capture: true };
    current?.addEventListener('beforeinput', before, options);
    current?.addEventListener('input', after, options);
    return () => {
      current?.removeEventListener('beforeinput', before, options);
      current?.removeEventListener('input', after, options);
    };
  }, [form]);
  return () => {
    const name = typing.current;
    // What a button or a list changes follows no input of a field.
    typing.current = undefined;
    return name;
  };
}

/** As Input Events Level 2 calls them (section 4.1.2). */
const TYPED = /^(?:insertText|insertCompositionText|deleteContent(?:Backward|Forward)|deleteWord(?:Backward|Forward))$/;

/** Where the caret stands, in a field by its id. */
function placeOf(target: EventTarget | null): string {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isText ? `${target.id} ${target.selectionStart} ${target.selectionEnd}` : '';
}
