import { type RefObject, useEffect, useRef } from 'react';
import { compareIn, type LabelledText } from './compare.ts';
import * as css from './TwoTexts.module.css';

interface TwoTextsProps {
  mine: LabelledText;
  theirs: LabelledText;
  /** The first text may be changed, and takes passages of the other; it is told by this. */
  onMine?(text: string): void;
}

/** Two texts side by side, their differences marked; one below the other where there is no room. */
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
