import { LOGOS } from '../../ui/logos.ts';
import { Island } from '../Island.tsx';
import { Drawings } from './drawings.ts';
import ToolGrid, { type ToolGridProps } from './ToolGrid.island.tsx';

/** A grid of tool logos. Its tooltips load nothing until a pointer or the keyboard reaches it. */
export function ToolLogos({ tools }: { tools: readonly { name: string; large?: boolean }[] }) {
  const items = tools.map(({ name, large = false }) => ({ name, large, drawn: name in LOGOS }));
  return <Island name="ToolGrid" component={DrawnToolGrid} when="interaction" props={{ tools: items }} />;
}

function DrawnToolGrid(props: ToolGridProps) {
  return (
    <Drawings value={(name) => LOGOS[name]?.path}>
      <ToolGrid {...props} />
    </Drawings>
  );
}
