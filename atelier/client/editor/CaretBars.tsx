import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { workshopText as words } from '../../words/text.fr.ts';
import { isSafeAddress } from './addresses.ts';
import * as css from './Bars.module.css';
import { linkAt, setLink } from './commands.ts';
import { Floating } from './Floating.tsx';
import { type Problem, problemAt } from './problems.ts';
import type { Services } from './services.ts';

interface CaretBarsProps {
  view: EditorView;
  state: EditorState;
  services: Services;
}

/** The bar at the caret, about the problem there or else the link. */
export function CaretBars(props: CaretBarsProps) {
  const problem = problemAt(props.state);
  // The Tab key leads into the bar, which stays while it has the focus.
  if (!props.view.hasFocus() && !document.activeElement?.closest(`.${css.floating}`)) return null;
  return problem ? <ProblemBar {...props} problem={problem} /> : <LinkBar {...props} />;
}

/** The message of a diagnostic or comment, with a button for its fix if there is one. */
function ProblemBar({ view, state, problem: { message, fix, from } }: CaretBarsProps & { problem: Problem }) {
  return (
    <Floating view={view} position={from} height={160}>
      <div className={css.problem}>
        <p>{message}</p>
        {fix && (
          <button
            type="button"
            className={`primary ${css.fix}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => fix.apply(state, from)}
          >
            {fix.name}
          </button>
        )}
      </div>
    </Floating>
  );
}

/** The target of a link, with buttons to open, change and remove it. It is the next Tab stop, and Escape returns to the text. */
function LinkBar({ view, state, services }: CaretBarsProps) {
  const { address, from } = linkAt(state);
  if (address === '' || !state.selection.empty) return null;
  const page = services.context.choices.pages.find(({ path }) => path === address);
  const remove = () => {
    setLink('', '')(view.state, view.dispatch);
    view.focus();
  };
  return (
    <Floating view={view} position={from} height={64}>
      <section
        className={css.linkBar}
        aria-label={words.rich.linkBar}
        onKeyDown={({ key }) => {
          if (key === 'Escape') view.focus();
        }}
      >
        <span className={css.linkTarget}>{page?.title ?? address}</span>
        {isSafeAddress(address) && (
          <a href={address} target="_blank" rel="noreferrer">
            {words.rich.open}
          </a>
        )}
        <button type="button" onClick={() => services.openDialog({ name: 'link' })}>
          {words.rich.change}
        </button>
        <button type="button" onClick={remove}>
          {words.rich.remove}
        </button>
      </section>
    </Floating>
  );
}
