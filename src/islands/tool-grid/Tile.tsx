import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { useContext } from 'react';
import { Letters } from '../../ui/Letters.tsx';
import { Drawings } from './drawings.ts';
import * as css from './ToolGrid.module.css';

export interface Tool {
  name: string;
  /** Bigger, and without its name below. */
  large: boolean;
  /** There is a logo; else its letters stand for it. */
  drawn: boolean;
}

/** One tool in its frame, named by a tooltip. */
export function Tile({ name, large, drawn }: Tool) {
  return (
    <li className={css.cell}>
      <Root>
        <Trigger asChild>
          <button className={large ? css.large : css.tile} type="button" aria-label={name}>
            {drawn ? <Drawing name={name} /> : <Letters name={name} />}
            {!large && <span className={css.name}>{name}</span>}
          </button>
        </Trigger>
        <Portal>
          <Content className={css.tooltip} sideOffset={6}>
            {name}
          </Content>
        </Portal>
      </Root>
    </li>
  );
}

/** The paths of logos are in the page already; waking up leaves them as they are, so that they are not sent twice. */
function Drawing({ name }: { name: string }) {
  const path = useContext(Drawings)(name);
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 24 24"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: path === undefined ? '' : `<path d="${path}"></path>` }}
    />
  );
}
