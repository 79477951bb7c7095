import { LOGOS } from '../../ui/logos.ts';
import { usePage } from '../../ui/page-context.ts';
import { Island } from '../Island.tsx';
import { LogoAddress } from './Tile.tsx';
import ToolGrid, { type ToolGridProps } from './ToolGrid.island.tsx';

/** A grid of tool logos. Logos without a visible name have tooltips, whose code is loaded when a pointer or the keyboard reaches them. */
export function ToolLogos({ tools }: { tools: readonly { name: string; large?: boolean }[] }) {
  const { href } = usePage();
  const items = tools.map(({ name, large = false }) => ({ name, large, drawn: name in LOGOS }));
  const address = (name: string) => LOGOS[name] && href(LOGOS[name]);
  const drawn = (props: ToolGridProps) => (
    <LogoAddress value={address}>
      <ToolGrid {...props} />
    </LogoAddress>
  );
  if (!items.some(({ large }) => large)) return drawn({ tools: items });
  return <Island name="ToolGrid" component={drawn} when="interaction" props={{ tools: items }} />;
}
