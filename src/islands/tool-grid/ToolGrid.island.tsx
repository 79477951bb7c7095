import { Provider } from '@radix-ui/react-tooltip';
import '../../styles/even-grid.css';
import { Tile, type Tool } from './Tile.tsx';

export interface ToolGridProps {
  tools: Tool[];
}

/** Milliseconds that a pointer rests on a logo before its name shows; shorter if another name was just shown. */
const DELAY = 700;
const SKIP = 300;

/** The marks of the tools at work, each with its name in a tooltip. */
export default function ToolGrid({ tools }: ToolGridProps) {
  return (
    <Provider delayDuration={DELAY} skipDelayDuration={SKIP}>
      <ul data-even="tiles">
        {tools.map((tool) => (
          <Tile key={tool.name} {...tool} />
        ))}
      </ul>
    </Provider>
  );
}
