import * as css from './FigureDrawing.module.css';
import type { Drawing } from './schema.ts';

const WIDTH = 120;
/** Dots of a strip, and how far they are apart. */
const DOTS = 20;
const STEP = WIDTH / DOTS;

/** Draws a figure's own numbers, small. The figure beside it says them in words. */
export function FigureDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg className={css.drawing} width={WIDTH} height="14" aria-hidden="true">
      <Lines {...drawing} />
    </svg>
  );
}

function Lines(drawing: Drawing) {
  if (drawing.type === 'avant-apres') {
    const unit = WIDTH / Math.max(drawing.avant, drawing.apres);
    return (
      <>
        <line className={css.base} x2={round(drawing.avant * unit)} y1="3" y2="3" />
        <line className={css.lit} x2={round(drawing.apres * unit)} y1="11" y2="11" />
      </>
    );
  }
  if (drawing.type === 'fourchette') {
    const at = (share: number) => round((share / 100) * WIDTH);
    return (
      <>
        <line className={css.base} x2={WIDTH} y1="7" y2="7" />
        <line className={css.lit} x1={at(drawing.de)} x2={at(drawing.a)} y1="7" y2="7" />
      </>
    );
  }
  const lit = Math.round((drawing.part / 100) * DOTS);
  return (
    <>
      <Dots name={css.base} count={DOTS} />
      {lit > 0 && <Dots name={css.lit} count={lit} />}
    </>
  );
}

/** Draws dots as a dashed line with round ends, whose dashes have no length. */
function Dots({ name, count }: { name: string | undefined; count: number }) {
  const ends = { x1: STEP / 2, x2: STEP / 2 + (count - 1) * STEP + 0.1 };
  return <line className={name} {...ends} y1="7" y2="7" strokeDasharray={`0 ${STEP}`} strokeLinecap="round" />;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
