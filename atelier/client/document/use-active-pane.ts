import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldAt } from '../../../build/contract/editing/front-matter/read.ts';
import type { FilePlace } from '../../../build/contract/workshop-plugin.ts';
import type { EditingStore } from './editing-store.ts';
import type { FieldPlace, Place } from './pane-props.ts';

/** What there is of a file: on narrow screens, one of them at a time. */
export type Part = 'form' | 'text' | 'preview';

export interface ActivePane {
  part: Part;
  show(part: Part): void;
  /** Where the caret of the text, or the focus of the form, is to go. */
  goTo: Place | undefined;
  focus: FieldPlace | undefined;
  /** Leads to a place of the file, wherever that shows. */
  go(line: number, column: number): void;
  /** The line that one writes in. */
  line: number;
  onLine(line: number): void;
}

interface Target {
  goTo?: Place;
  focus?: FieldPlace;
}

/** Where in a file its writer is, and is to be led. `bodyLine`: the first line that is no field of the form. */
export function useActivePane(place: FilePlace, store: EditingStore, bodyLine: number): ActivePane {
  const [part, show] = useState<Part>('text');
  const [{ goTo, focus }, setTarget] = useState<Target>({});
  const [line, onLine] = useState(place.line ?? 1);
  const requests = useRef(0);
  const go = useCallback(
    (line: number, column: number) => {
      const nonce = ++requests.current;
      const at = line < bodyLine ? fieldAt(store.current().text, line, column) : undefined;
      show(line < bodyLine ? 'form' : 'text');
      setTarget(line < bodyLine ? { focus: { at: at ?? [], nonce } } : { goTo: { line, column, nonce } });
    },
    [store, bodyLine],
  );
  const { line: wanted, column = 1 } = place;
  // An address leads somewhere once, not again when lines have moved.
  const lead = useEffectEvent(go);
  useEffect(() => {
    if (wanted !== undefined) lead(wanted, column);
  }, [wanted, column]);
  return { part, show, goTo, focus, go, line, onLine };
}
