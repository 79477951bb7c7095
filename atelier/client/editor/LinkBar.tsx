import type { EditorView } from 'prosemirror-view';
import { workshopText as words } from '../../words/text.fr.ts';
import type { PageChoice } from '../document/pane-props.ts';
import { isSafeAddress } from './addresses.ts';
import * as css from './Bars.module.css';
import { linkAt, setLink } from './commands.ts';
import { Floating } from './Floating.tsx';
import type { Services } from './services.ts';

/** A bar at the link of the caret: where it leads, with buttons to open, change and remove it. */
export function LinkBar({
  view,
  services,
  pages,
}: {
  view: EditorView;
  services: Services;
  pages: readonly PageChoice[];
}) {
  const { address, from } = linkAt(view.state);
  if (address === '' || !view.state.selection.empty) return null;
  const page = pages.find(({ path }) => path === address);
  return (
    <Floating view={view} position={from} height={64}>
      <section className={css.linkBar} aria-label={words.rich.linkBar}>
        <span className={css.linkTarget}>{page?.title ?? address}</span>
        {isSafeAddress(address) && (
          <a href={address} target="_blank" rel="noreferrer">
            {words.rich.open}
          </a>
        )}
        <button type="button" onClick={() => services.openDialog({ name: 'link' })}>
          {words.rich.change}
        </button>
        <button
          type="button"
          onClick={() => {
            setLink('', '')(view.state, view.dispatch);
            view.focus();
          }}
        >
          {words.rich.remove}
        </button>
      </section>
    </Floating>
  );
}
