const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'] as const;

/**
 * No first touch is lost: an event inside a sleeping island wakes it, and a click or a submit is sent again once it is awake.
 * When waking fails, the event goes its native way, and the next touch tries again.
 */
export function holdEvents(wake: (island: HTMLElement) => Promise<void>): void {
  const held = new Map<EventTarget, () => void>();
  let passing = false;

  const onEvent = (event: Event) => {
    const target = event.target;
    const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-awake])') : null;
    // A link works by itself; a Tab through links must load nothing.
    if (passing || !(target instanceof Element) || !island || target.closest('a[href]')) return;
    const again = replayOf(event, target);
    if (again && (event.type === 'click' || event.type === 'submit')) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (again) held.set(target, again);
    wake(island)
      .finally(() => {
        for (const [element, replay] of held) {
          if (!island.contains(element as Element)) continue;
          held.delete(element);
          passing = true;
          replay();
          passing = false;
        }
      })
      .catch(() => {});
  };
  for (const type of EVENTS) addEventListener(type, onEvent, { capture: true });
}

/** How an event happens again; undefined for those that need not. */
function replayOf(event: Event, target: Element): (() => void) | undefined {
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event;
    return () => target.requestSubmit(submitter);
  }
  if (event.type === 'click') {
    const button = target.closest<HTMLButtonElement>('button[type=button]');
    return button ? () => button.click() : undefined;
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
