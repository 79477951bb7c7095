import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import { hyphenate, occursIn } from '../../../build/contract/fold-text.ts';
import { isScheme, type Scheme } from '../../../build/contract/preview-messages.ts';
import type { FilePlace } from '../../../build/contract/workshop-host.ts';
import type { FieldEdit } from '../../../build/editing/front-matter/field-edit.ts';
import { fieldAt, readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { storeChoice, storedChoice } from '../ui/stored-choice.ts';
import type { EditingStore } from './editing.ts';
import type { FieldPlace, Place } from './pane-props.ts';

/** The parts of a file; narrow screens show one at a time. */
export type Part = 'form' | 'text' | 'preview';

export type ActivePane = ReturnType<typeof useActivePane>;

/** The place to move the caret or the focus to. */
interface Target {
  goTo?: Place;
  focus?: FieldPlace;
}

/** Follows and moves the caret in a file. `bodyLine` is the first line below the front matter. */
export function useActivePane(place: FilePlace, store: EditingStore, bodyLine: number) {
  const [part, show] = useState<Part>('text');
  const [{ goTo, focus }, setTarget] = useState<Target>({});
  const caret = useCaret(place.line ?? 1);
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
  const goToWords = (words: string) => {
    const read = readFrontMatter(store.current().text);
    const at = 'data' in read ? fieldContaining(read.data, words) : undefined;
    if (!at) return;
    show('form');
    setTarget({ focus: { at, nonce: ++requests.current } });
  };
  const { line: wanted, column = 1 } = place;
  // An address moves the caret once, not again when lines have moved.
  const lead = useEffectEvent(go);
  useEffect(() => {
    if (wanted !== undefined) lead(wanted, column);
  }, [wanted, column]);
  return {
    part,
    show,
    goTo,
    focus,
    /** Moves the caret or the focus to a place of the file, in the pane that shows it. */
    go,
    /** Focuses the field that contains these words, if any. */
    goToWords,
    ...caret,
  };
}

/** Tracks the line that has the caret, or the words of the field that has the focus. */
function useCaret(first: number) {
  const [{ line, words }, setCaret] = useState({ line: first, words: '' });
  const onLine = useCallback(
    (line: number) => setCaret((known) => (known.line === line && known.words === '' ? known : { line, words: '' })),
    [],
  );
  const onField = ([edit]: readonly FieldEdit[]) =>
    setCaret({ line, words: edit && 'value' in edit ? wordsOf(edit.value) : '' });
  return {
    /** The line with the caret. */
    line,
    onLine,
    /** The words of the field that has the focus; empty in the text. */
    words,
    onField,
  };
}

/** The choices of how the parts of a file show, stored in this browser. */
interface Layout {
  /** Folded parts; undefined until the writer has chosen. */
  folded: readonly Part[] | undefined;
  /** True if the page is as wide as on a phone. */
  phone: boolean;
  /** The colours that the page shows in. */
  scheme: Scheme;
}

export type PaneLayout = ReturnType<typeof usePaneLayout>;

const KEY = 'atelier-volets';

/** Keeps the layout of the parts. `filled`: the form needs nothing, and is folded until the writer unfolds it. */
export function usePaneLayout(filled: boolean) {
  const [layout, setLayout] = useState(storedLayout);
  const [atFirst] = useState<readonly Part[]>(filled ? ['form'] : []);
  const folded = layout.folded ?? atFirst;
  const change = (changed: Partial<Layout>) => {
    const next = { ...layout, ...changed };
    setLayout(next);
    storeChoice(KEY, next);
  };
  return {
    ...layout,
    folded,
    fold: (part: Part, away: boolean) =>
      change({ folded: [...folded.filter((one) => one !== part), ...(away ? [part] : [])] }),
    showPhone: (phone: boolean) => change({ phone }),
    showScheme: (scheme: Scheme) => change({ scheme }),
  };
}

const PARTS: readonly Part[] = ['form', 'text', 'preview'];

function storedLayout(): Layout {
  const { folded, phone, scheme }: Partial<Record<keyof Layout, unknown>> = Object(storedChoice(KEY));
  return {
    folded: Array.isArray(folded) ? PARTS.filter((part) => folded.includes(part)) : undefined,
    phone: phone === true,
    scheme: isScheme(scheme) ? scheme : '',
  };
}

/**
 * Returns the field with the longest value that an element of the page contains, else the first field that contains the
 * element's words. Typography, accents and capitals are ignored.
 */
export function fieldContaining(data: unknown, words: string): KeyPath | undefined {
  const fields = fieldsOf(data, []);
  const plain = hyphenate(words);
  const within = fields
    .filter(({ value }) => occursIn(value, plain))
    .reduce<Field | undefined>((best, one) => (best && best.value.length >= one.value.length ? best : one), undefined);
  return (within ?? fields.find(({ value }) => occursIn(plain, value)))?.at;
}

/** Returns the letters and digits of a field's value; empty for groups, lists and yes or no. */
function wordsOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

interface Field {
  at: KeyPath;
  /** The normalized value; never empty. */
  value: string;
}

function fieldsOf(value: unknown, at: KeyPath): Field[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => fieldsOf(one, [...at, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, [...at, key]));
  const plain = hyphenate(wordsOf(value));
  return plain === '' ? [] : [{ at, value: plain }];
}
