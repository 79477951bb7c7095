import { showFailureNotice } from './failure-notice.ts';

declare global {
  interface Window {
    /** Hands what was held over to the runtime of islands, which sends it again. */
    takeEvents?: () => Event[];
  }
}

/** Time that a touch waits for the runtime before the reader is told, in milliseconds. */
const TIMEOUT_MS = 6000;
const EVENTS = ['click', 'submit'];

const events: Event[] = [];
const touched = new Set<Element>();
const timers: number[] = [];
let failed: string[] = [];

// It stands in the page before its first island, as the runtime is a file that comes later, or never:
// until then a submit, or a click on an island's button, would do nothing and be forgotten.
for (const type of EVENTS) addEventListener(type, keepEvent, true);
addEventListener('error', onError, true);

window.takeEvents = () => {
  for (const type of EVENTS) removeEventListener(type, keepEvent, true);
  removeEventListener('error', onError, true);
  for (const timer of timers) clearTimeout(timer);
  showStatus(false);
  touched.clear();
  return events;
};

function keepEvent(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const island = target.closest('[data-island]');
  if (!island || (type === 'click' && !target.closest('button[type=button]'))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  events.push(event);
  touched.add(island);
  timers.push(window.setTimeout(showStatus, TIMEOUT_MS, true));
  for (const address of failed) load(address);
  failed = [];
}

/** Notes a script that did not load; the next touch loads it again. */
function onError({ target }: Event): void {
  if (target instanceof HTMLScriptElement) onLost(target.src);
}

function onLost(address: string): void {
  failed.push(address);
  showStatus(true);
}

/** Loads a script under another address, as browsers remember a failed one. */
function load(address: string): void {
  const other = `${address}?`;
  import(other).catch(() => onLost(other));
}

function showStatus(isLost: boolean): void {
  for (const island of touched) showFailureNotice(island, isLost);
}
