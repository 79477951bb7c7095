import type { EditorView } from 'prosemirror-view';
import { type ReactNode, useEffect, useReducer } from 'react';
import * as css from './Bars.module.css';

interface FloatingProps {
  view: EditorView;
  /** The position in the text. The element stands below it, or above if there is no room. */
  position: number;
  /** The greatest height, in pixels. */
  height: number;
  children: ReactNode;
}

const WIDTH = 352;
const GAP = 6;

/** An element beside a position of the text, which follows scrolling. */
export function Floating({ view, position, height, children }: FloatingProps) {
  const [, follow] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, []);
  const { left, top, bottom } = view.coordsAtPos(Math.min(position, view.state.doc.content.size));
  const isBelow = bottom + GAP + height < innerHeight || top < height;
  const place = isBelow ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP };
  const from = Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP));
  return (
    <div className={css.floating} style={{ ...place, left: from, maxHeight: height }}>
      {children}
    </div>
  );
}
