import { showFailureNotice } from '../islands/failure-notice.ts';

const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'] as const;

/** The key of what is repeated once, however often it was tried: a form or a button; for hints, the kind of event. */
type Key = Element | string;

/** Replays one kept event. An error in one does not drop the others. */
interface Replay {
  target: Element;
  again: () => void;
}

/**
 * Wakes a sleeping island at the first event inside it. A click or a submit is sent again once the island is awake, also one from before this call
 * (`early-events.ts`). If waking fails, the event takes its native course, a message tells the reader, and the next touch tries again.
 */
export function replayEvents(wake: (island: HTMLElement) => Promise<void>): void {
  const kept = new Map<Key, Replay>();
  let passing = false;
  const replayIn = (island: HTMLElement) => {
    passing = true;
    for (const [key, { target, again }] of kept) {
      if (!island.contains(target)) continue;
      kept.delete(key);
      try {
        again();
      } catch (error) {
        console.error(error);
      }
    }
    passing = false;
  };

  const onEvent = (event: Event) => {
    const { target, type } = event;
    if (passing || !(target instanceof Element)) return;
    const island = target.closest<HTMLElement>('[data-island]:not([data-awake])');
    // A link works by itself; a Tab through links must load nothing.
    if (!island || target.closest('a[href]')) return;
    const again = replayOf(event, target);
    const act = again && (type === 'submit' ? target : type === 'click' && target.closest('button'));
    if (again) kept.set(act || type, { target, again });
    if (act) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    wake(island)
      .then(
        () => showFailureNotice(island, false),
        () => act && showFailureNotice(island, true),
      )
      .then(() => replayIn(island));
  };
  for (const type of EVENTS) addEventListener(type, onEvent, { capture: true });
  for (const event of window.takeEvents?.() ?? []) onEvent(event);
}

/** Returns a function that sends the event again, or nothing if it need not be sent again. */
function replayOf(event: Event, target: Element): (() => void) | null | undefined {
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event;
    return () => target.requestSubmit(submitter);
  }
  if (event.type === 'click') {
    const button = target.closest<HTMLButtonElement>('button[type=button]');
    return button && (() => button.click());
  }
  if (event.type === 'focusin') {
    return () => {
      if (document.activeElement === target) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    };
  }
  if (event.type === 'pointerover' && event instanceof PointerEvent) {
    const { pointerType } = event;
    return () => {
      if (target.matches(':hover'))
        target.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType }));
    };
  }
  return undefined;
}
