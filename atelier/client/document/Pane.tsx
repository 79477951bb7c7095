import { ChevronLeft, ChevronRight } from 'lucide';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Scheme } from '../../../build/contract/preview-messages.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import { ToolIcon } from '../ui/ToolIcon.tsx';
import * as css from './Pane.module.css';
import type { PaneLayout, Part } from './use-panes.ts';

interface PaneProps {
  part: Part;
  name: string;
  /** It is the one that a narrow screen shows. */
  shown: boolean;
  folded: boolean;
  /** It is the only one that is open, and takes all the room. */
  last: boolean;
  /** The file has no other part: it needs no name. */
  only: boolean;
  layout: PaneLayout;
  children: ReactNode;
}

/** A part of a file: its head, what is in it, and the edge by which it is made wider. The text takes what room the others leave. */
export function Pane({ part, name, shown, folded, last, only, layout, children }: PaneProps) {
  const { widths, phone } = layout;
  const hasEdge = !folded && !last && part !== 'text';
  const width = hasEdge ? widths[part] : undefined;
  const edge = hasEdge && (
    <PaneEdge name={name} side={part === 'form' ? 'after' : 'before'} onSize={(wanted) => layout.size(part, wanted)} />
  );
  return (
    <>
      {part === 'preview' && edge}
      <section
        className={css.pane}
        data-part={part}
        data-shown={shown}
        data-folded={folded}
        data-phone={part === 'preview' && phone}
        style={width === undefined ? undefined : { flex: `0 1 ${width}px` }}
        aria-label={name}
      >
        {!only && (
          <PaneHead name={name} folded={folded} last={last} onFold={(away) => layout.fold(part, away)}>
            {part === 'preview' && <PreviewLook layout={layout} />}
          </PaneHead>
        )}
        <div className={css.content}>{children}</div>
      </section>
      {part === 'form' && edge}
    </>
  );
}

interface PaneHeadProps {
  name: string;
  folded: boolean;
  /** It is the only one that is open. */
  last: boolean;
  onFold(away: boolean): void;
  children?: ReactNode;
}

/** The name of a part, which folds it away to a narrow strip and brings it back. */
export function PaneHead({ name, folded, last, onFold, children }: PaneHeadProps) {
  return (
    <div className={css.head} data-folded={folded}>
      <button type="button" className="quiet" aria-expanded={!folded} disabled={last} onClick={() => onFold(!folded)}>
        <ToolIcon icon={folded ? ChevronRight : ChevronLeft} />
        <span>{name}</span>
      </button>
      {!folded && children}
    </div>
  );
}

/** Switches for the colours and the width of the preview. */
function PreviewLook({ layout: { scheme, phone, showScheme, showPhone } }: { layout: PaneLayout }) {
  return (
    <>
      <select
        aria-label={words.desk.colors}
        value={scheme}
        onChange={({ target }) => {
          const chosen = schemes.find((one) => one === target.value);
          if (chosen !== undefined) showScheme(chosen);
        }}
      >
        {schemes.map((one) => (
          <option key={one} value={one}>
            {words.desk.schemes[one || 'own']}
          </option>
        ))}
      </select>
      <button type="button" aria-pressed={phone} onClick={() => showPhone(!phone)}>
        {words.desk.phone}
      </button>
    </>
  );
}

const schemes: readonly Scheme[] = ['', 'light', 'dark'];

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

/** A splitter between two parts, moved by pointer or arrow keys (WAI-ARIA Authoring Practices, window splitter). Double click and Enter reset it. */
function PaneEdge({ name, side, onSize }: PaneEdgeProps) {
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
