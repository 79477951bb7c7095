import { usePage } from '../ui/page-context.ts';

/**
 * The modules that this page's parts asked for, and no others. They stand behind all that they work on, when all of it has been drawn,
 * and so need not wait for the page's end: a decoration that is slow to come holds nothing up.
 */
export function Scripts() {
  const { scripts, modules } = usePage();
  return [...modules].map((name) => <script key={name} type="module" async src={scripts[name]} onLoad={stay} />);
}

/** React moves scripts that are `async` into the head, before the page's policy and all that they work on, but for those that have a handler. None is published. */
function stay(): void {}
