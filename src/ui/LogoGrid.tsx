import { Logo } from './Logo.tsx';
import * as css from './LogoGrid.module.css';

export interface LogoGridTool {
  name: string;
  /** Larger, and without its name below. */
  large?: boolean;
}

/** The marks of the tools at work, in one frame each. */
export function LogoGrid({ tools }: { tools: readonly LogoGridTool[] }) {
  return (
    <ul className={css.grid}>
      {tools.map(({ name, large }) => (
        <li key={name} className={large ? css.large : css.tile}>
          {large ? <Logo name={name} label={name} /> : <Logo name={name} />}
          {!large && <span className={css.name}>{name}</span>}
        </li>
      ))}
    </ul>
  );
}
