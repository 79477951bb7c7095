import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { comparePhrases } from '../../words/app.fr.ts';
import { dropCopy, JOINED_PREFIX, keepCopy, localCopyOf } from './local-copies.ts';
import * as css from './TwoTexts.module.css';

interface TwoTextsProps {
  mine: LabelledText;
  theirs: LabelledText;
  /** The first text may be changed, and takes passages of the other; it is told by this. */
  onMine?(text: string): void;
}

/** Two texts side by side, their differences marked; on a small screen one text, with what the other has in each place above it. */
export function TwoTexts({ mine, theirs, onMine }: TwoTextsProps) {
  const place = useComparison(mine, theirs, onMine);
  return (
    <div className={css.frame}>
      <div className={css.labels} aria-hidden="true">
        <span>{mine.label}</span>
        <span>{theirs.label}</span>
      </div>
      <div ref={place} className={css.texts} />
    </div>
  );
}

/** The comparison is made once: what is written in it since is its own. */
function useComparison(
  mine: LabelledText,
  theirs: LabelledText,
  onMine: TwoTextsProps['onMine'],
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ mine, theirs, onMine });
  useEffect(() => {
    if (!place.current) return;
    return compareIn(place.current, first.current);
  }, []);
  return place;
}

interface LabelledText {
  label: string;
  text: string;
}

interface Comparison {
  mine: LabelledText;
  theirs: LabelledText;
  onMine?: ((text: string) => void) | undefined;
}

/** Lines that both texts share are folded, but some around each difference; colours of lines tell the texts apart. */
const SHOWN = { collapseUnchanged: { margin: 3, minSize: 6 }, gutter: false };
const NARROW = '(max-width: 48rem)';

/** Shows two texts in an element, until what it returns is called. */
function compareIn(parent: HTMLElement, { mine, theirs, onMine }: Comparison): () => void {
  const told = EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) onMine?.(state.doc.toString());
  });
  const first = { doc: mine.text, extensions: [shared(mine.label), onMine ? told : READ_ONLY] };
  const view = matchMedia(NARROW).matches
    ? new EditorView({ parent, ...first, extensions: [first.extensions, joined(theirs.text, onMine !== undefined)] })
    : new MergeView({
        parent,
        a: first,
        b: { doc: theirs.text, extensions: [shared(theirs.label), READ_ONLY] },
        ...SHOWN,
        ...(onMine && { revertControls: 'b-to-a' as const, renderRevertControl: () => takeButton('←') }),
      });
  return () => view.destroy();
}

/** Shows what another text has above each passage that differs. */
function joined(original: string, canTake: boolean): Extension {
  return unifiedMergeView({
    original,
    ...SHOWN,
    mergeControls:
      canTake &&
      ((type, take) => {
        // A passage that is kept needs no button.
        if (type === 'accept') return document.createElement('span');
        const button = takeButton('↓');
        button.addEventListener('click', take);
        return button;
      }),
  });
}

const READ_ONLY: Extension = EditorState.readOnly.of(true);

function shared(label: string): Extension {
  return [
    lineNumbers(),
    EditorView.lineWrapping,
    EditorState.phrases.of(comparePhrases),
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
  ];
}

function takeButton(arrow: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = arrow;
  button.title = comparePhrases.take;
  button.setAttribute('aria-label', comparePhrases.take);
  return button;
}

interface JoinedText {
  /** The text to begin with: what was written before the page was left, or the writer's own. */
  first: string;
  text: string;
  /** Why no copy of it can be kept, where that is so. */
  problem: string;
  write(text: string): void;
  /** It has been decided what becomes of it. */
  end(): void;
}

/** One text that is made of two of a file. It is kept until that is decided, whatever page is gone to meanwhile, for as long as the writer's own is the same. */
export function useJoinedText(path: string, mine: string): JoinedText {
  const [first] = useState(() => {
    const kept = localCopyOf(path, JOINED_PREFIX);
    return kept?.version === mine ? kept.text : mine;
  });
  const [written, setWritten] = useState({ text: first, problem: '' });
  return {
    first,
    ...written,
    write(text) {
      setWritten({ text, problem: keepCopy(path, { text, version: mine, at: Date.now() }, JOINED_PREFIX) });
    },
    end: () => dropCopy(path, JOINED_PREFIX),
  };
}
