import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import type { FieldPlace } from '../document/pane-props.ts';
import type { Part } from './form-scope.ts';

type IdOf = (at: KeyPath, part: Part) => string;

/** Focuses the field that the form is told to (`place`); hands back what asks for one as soon as the edit of this very event is shown. */
export function useFocus(idOf: IdOf, place: FieldPlace | undefined): (at: KeyPath, part: Part) => void {
  const [wanted, setWanted] = useState<{ id: string; part: Part }>();
  useLayoutEffect(() => {
    if (wanted) focusIn(wanted.id, wanted.part);
  }, [wanted]);
  const reached = useRef<number>(undefined);
  useEffect(() => {
    if (!place || place.nonce === reached.current) return;
    reached.current = place.nonce;
    for (let depth = place.at.length; depth > 0; depth--) {
      if (focusIn(idOf(place.at.slice(0, depth), 'control'), 'control')) return;
    }
  });
  return (at, part) => setWanted({ id: idOf(at, part), part });
}

/** Focuses an element, or what is filled in in it, and brings its name into sight with it; false where there is none. */
function focusIn(id: string, part: Part): boolean {
  const element = document.getElementById(id);
  const target = element?.matches('fieldset, li')
    ? (element.querySelector<HTMLElement>('input, textarea, select') ?? element.querySelector<HTMLElement>('button'))
    : element;
  if (target) nameOf(target, part)?.scrollIntoView({ block: 'nearest' });
  target?.focus();
  return target !== null && target !== undefined;
}

/** Of what was just added: what is moved or taken out of a list keeps its place on the screen. */
function nameOf({ id, parentElement }: HTMLElement, part: Part): Element | null | undefined {
  if (part !== 'add') return document.querySelector(`label[for="${CSS.escape(id)}"]`);
  return parentElement?.closest('fieldset')?.querySelector('legend');
}
