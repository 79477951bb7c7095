import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { useContext, useRef, useState } from 'react';
import { Letters } from '../../ui/Letters.tsx';
import { LogoAddress } from './logo-address.ts';
import * as css from './ToolGrid.module.css';

/** Milliseconds after a focus in which a scroll is the focus's own. */
const SETTLED = 150;

export interface Tool {
  name: string;
  /** Bigger, and without its name below. */
  large: boolean;
  /** There is a logo; else its letters stand for it. */
  drawn: boolean;
}

/** One tool in its frame, named by a tooltip. */
export function Tile({ name, large, drawn }: Tool) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef(Number.NEGATIVE_INFINITY);
  // The page that scrolls to a tile the keyboard has just reached must not take its name away again.
  const change = (next: boolean) => {
    const settling = document.activeElement === button.current && performance.now() - focused.current < SETTLED;
    if (next || !settling) setOpen(next);
  };
  return (
    <li className={css.cell}>
      <Root open={open} onOpenChange={change}>
        <Trigger
          asChild
          ref={button}
          onFocus={() => {
            focused.current = performance.now();
          }}
        >
          <button className={large ? css.large : css.tile} type="button" aria-label={name}>
            {drawn ? <Drawing name={name} /> : <Letters name={name} />}
            {!large && <span className={css.name}>{name}</span>}
          </button>
        </Trigger>
        <Portal>
          <Content
            className={css.tooltip}
            sideOffset={6}
            onEscapeKeyDown={() => {
              focused.current = Number.NEGATIVE_INFINITY;
            }}
          >
            {name}
          </Content>
        </Portal>
      </Root>
    </li>
  );
}

/** The addresses of logos are in the page already; waking up leaves them as they are, so that they are not sent twice. */
function Drawing({ name }: { name: string }) {
  const address = useContext(LogoAddress)(name);
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 24 24"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: address === undefined ? '' : `<use href="${address}"></use>` }}
    />
  );
}
