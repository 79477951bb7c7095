import * as css from './ToolList.module.css';

/** Names of tools, set small like the legend of a chart. */
export function ToolList({ tools }: { tools: readonly string[] }) {
  return (
    <ul className={css.tools} aria-label="Outils">
      {tools.map((tool) => (
        <li key={tool} className={css.tool}>
          {tool}
        </li>
      ))}
    </ul>
  );
}
