import { Provider } from '@radix-ui/react-tooltip';
import { Tile } from './Tile.tsx';
import * as css from './ToolGrid.module.css';

export interface ToolGridProps {
  /** `large`: bigger, and without its name below. `drawn`: there is a logo; else its letters stand for it. */
  tools: { name: string; large: boolean; drawn: boolean }[];
}

/** Milliseconds a pointer rests on a logo before its name shows; less when the last one has just gone. */
const DELAY = 700;
const SKIP = 300;

/** The marks of the tools at work, each with its name in a tooltip. */
export default function ToolGrid({ tools }: ToolGridProps) {
  return (
    <Provider delayDuration={DELAY} skipDelayDuration={SKIP}>
      <ul className={css.grid}>
        {tools.map((tool) => (
          <Tile key={tool.name} {...tool} />
        ))}
      </ul>
    </Provider>
  );
}
