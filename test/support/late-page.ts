import type { BrowserContext } from 'playwright-core';

/**
 * With `LATE=1`, or another seed, pages behave as on a machine that is busy with something else: what a browser does in a moment, such as React's
 * drawing, frames, answers and messages, comes 20 to 150 ms later, in order. A test that reads before a person could see,
 * or a page that counts on being fast, fails here each time, and not once in a hundred runs.
 */
export async function delayPages(context: BrowserContext, seed = process.env.LATE): Promise<void> {
  if (!seed) return;
  await context.addInitScript(`{
    // The functions of a program that tsx runs call this helper by name, which no page has.
    const __name = (named) => named;
    const queue = (${latenessFrom})(${Number(seed)});
    for (const delay of [${delayMessages}, ${delayAnswers}, ${delayTimers}, ${delayFrames}]) delay(queue);
  }`);
}

/** Runs a task late, its pause included, and after those that came before it; gives the timer that clears it. */
type Queue = (task: () => void, pause?: number) => number;

/** Makes a queue for each source of tasks; the lateness is drawn by a linear congruential generator. */
function latenessFrom(seed: number): () => Queue {
  const { setTimeout, performance } = window;
  let state = seed;
  return () => {
    let last = 0;
    return (task, pause = 0) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const now = performance.now();
      last = Math.max(last + 1, now + pause + 20 + (state / 2 ** 32) * 130);
      return setTimeout(task, last - now);
    };
  };
}

/** Delays messages of ports, other windows and servers. Listeners hear a copy: the first one holds the event back. */
function delayMessages(queue: () => Queue): void {
  const toPorts = queue();
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: unknown[]) {
    toPorts(() => Reflect.apply(postMessage, this, sent));
  };
  const delayEvents = (target: EventTarget, types: readonly string[]) => {
    const later = queue();
    const hold = (event: Event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      const { type } = event;
      const { data, origin = '', source = null } = event instanceof MessageEvent ? event : {};
      const copy = new MessageEvent(type, { data, origin, source });
      later(() => target.dispatchEvent(copy));
    };
    for (const type of types) target.addEventListener(type, hold, true);
  };
  delayEvents(window, ['message']);
  window.EventSource = class extends EventSource {
    constructor(...args: ConstructorParameters<typeof EventSource>) {
      super(...args);
      delayEvents(this, ['open', 'message', 'error']);
    }
  };
}

function delayAnswers(queue: () => Queue): void {
  const { fetch } = window;
  const later = queue();
  window.fetch = (...asked) => fetch(...asked).finally(() => new Promise<void>((resolve) => void later(resolve)));
}

/** Timers of a longer pause keep no order. A text is left to the page's policy to refuse. */
function delayTimers(queue: () => Queue): void {
  const { setTimeout } = window;
  const soon = queue();
  const timer = (task: TimerHandler, pause = 0, ...args: unknown[]) => {
    if (typeof task === 'string') return setTimeout(task, pause);
    return (pause > 20 ? queue() : soon)(() => task(...args), pause);
  };
  Object.assign(window, { setTimeout: timer });
}

function delayFrames(queue: () => Queue): void {
  const { requestAnimationFrame, requestIdleCallback } = window;
  const [nextFrame, idle] = [queue(), queue()];
  const cancelled = new Set<number>();
  window.requestAnimationFrame = (draw) => {
    const id = nextFrame(() => requestAnimationFrame((time) => cancelled.has(id) || draw(time)));
    return id;
  };
  window.cancelAnimationFrame = (id) => cancelled.add(id);
  window.requestIdleCallback = (task) => idle(() => requestIdleCallback(task));
  window.cancelIdleCallback = (id) => clearTimeout(id);
}
