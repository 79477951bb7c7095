import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { createContext, useContext, useRef, useState } from 'react';
import * as logo from '../../ui/Letters.module.css';
import { Letters } from '../../ui/Letters.tsx';
import * as css from './ToolGrid.module.css';

/** Finds the address of a tool's logo. Only the build has them. */
export const LogoAddress = createContext<(name: string) => string | undefined>(() => undefined);

export interface Tool {
  name: string;
  /** Bigger, and without its name below. */
  large: boolean;
  /** There is a sign of it; else its letters stand for one. */
  drawn: boolean;
}

/** One tool: its sign, where there is one, and its name. */
export function Tile(tool: Tool) {
  const { name, large, drawn } = tool;
  return (
    <li className={css.cell}>
      {large ? (
        <LargeTile {...tool} />
      ) : (
        <>
          {drawn ? <Drawing name={name} className={logo.mark} /> : <Letters name={name} />}
          <span>{name}</span>
        </>
      )}
    </li>
  );
}

/**
 * A sign and a word that are drawn as one logo, without a name below, which a tooltip tells: to the pointer, to the keyboard, and when it is pressed,
 * as there is no hovering with a finger.
 */
function LargeTile({ name, drawn }: Tool) {
  const [open, setOpen] = useState(false);
  const tile = useRef<HTMLButtonElement>(null);
  const dismissed = useRef(false);
  // Scrolling closes tooltips, but the scrolling that brings a focused tile into view must not close its tooltip.
  const change = (next: boolean) => {
    if (next || dismissed.current || !tile.current?.matches(':focus-visible')) setOpen(next);
  };
  return (
    <Root open={open} onOpenChange={change}>
      <Trigger
        asChild
        onFocus={() => {
          dismissed.current = false;
        }}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <button ref={tile} className={css.large} type="button" aria-label={name}>
          {drawn && <Drawing name={name} className={css.drawing} />}
          <Letters name={name} whole />
        </button>
      </Trigger>
      <Portal>
        <Content
          className={css.tooltip}
          sideOffset={6}
          onEscapeKeyDown={() => {
            dismissed.current = true;
          }}
        >
          {name}
        </Content>
      </Portal>
    </Root>
  );
}

/** The addresses of logos are in the page already; waking up leaves them as they are, so that they are not sent twice. */
function Drawing({ name, className }: { name: string; className: string | undefined }) {
  const address = useContext(LogoAddress)(name);
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: address === undefined ? '' : `<use href="${address}"></use>` }}
    />
  );
}
