import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import * as css from './PaneEdge.module.css';

interface PaneEdgeProps {
  /** The part that it makes wider and narrower. */
  name: string;
  /** On which side of that part it stands. */
  side: 'before' | 'after';
  /** Undefined: back to what it was at first. */
  onSize(width: number | undefined): void;
}

/** In pixels, for one press of an arrow. */
const STEP = 32;

/** What is dragged, or moved by arrows, between two parts (WAI-ARIA Authoring Practices, window splitter). A double click, or Enter, undoes it. */
export function PaneEdge({ name, side, onSize }: PaneEdgeProps) {
  const edge = useRef<HTMLHRElement>(null);
  const [now, setNow] = useState(0);
  const pane = () => (side === 'after' ? edge.current?.previousElementSibling : edge.current?.nextElementSibling);
  const drag = ({ pointerId, clientX }: PointerEvent) => {
    if (!edge.current?.hasPointerCapture(pointerId)) return;
    const { left = 0, right = 0 } = pane()?.getBoundingClientRect() ?? {};
    onSize(side === 'after' ? clientX - left : right - clientX);
  };
  const step = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (steps === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    const { width = 0 } = pane()?.getBoundingClientRect() ?? {};
    const wanted = steps === undefined ? undefined : width + (side === 'after' ? steps : -steps);
    if (wanted !== undefined) setNow(Math.round(wanted));
    onSize(wanted);
  };
  return (
    <hr
      ref={edge}
      className={css.edge}
      aria-orientation="vertical"
      aria-valuenow={now}
      aria-valuemin={0}
      aria-valuemax={5000}
      onFocus={() => setNow(Math.round(pane()?.getBoundingClientRect().width ?? 0))}
      aria-label={words.desk.width(name)}
      tabIndex={0}
      onPointerDown={({ pointerId }) => edge.current?.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onSize(undefined)}
      onKeyDown={step}
    />
  );
}
