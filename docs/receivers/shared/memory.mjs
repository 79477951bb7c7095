/**
 * @typedef {object} Memory
 * @property {(key: string, sender: string, work: () => Promise<void>) => Promise<number>} once Does the work once for a key. Gives the seconds
 *   after which the sender may come again, 0 where the work is done; rejects, and forgets the key, when the work failed.
 */

/** E-mails that are sent within so many milliseconds: for one sender, and for all. */
const PERIOD = 600_000;
const FROM_ONE = 5;
const FROM_ALL = 60;
/** Milliseconds for which a message is known again. */
const REMEMBERED = 86_400_000;

/**
 * Remembers messages as long as the process lives. A function that is started anew for each request remembers nothing: its host has to count.
 * @param {() => number} now
 * @returns {Memory}
 */
export function createMemory(now = Date.now) {
  /** @type {Map<string, { at: number, sender: string, done: Promise<number> }>} */
  const messages = new Map();
  return {
    once(key, sender, work) {
      const at = now();
      for (const [known, { at: then }] of messages) if (then <= at - REMEMBERED) messages.delete(known);
      const before = messages.get(key);
      if (before) return before.done;
      const after = secondsToWait([...messages.values()], sender, at);
      if (after > 0) return Promise.resolve(after);
      const done = work().then(() => 0);
      messages.set(key, { at, sender, done });
      done.catch(() => messages.delete(key));
      return done;
    },
  };
}

/** @param {readonly { at: number, sender: string }[]} messages @param {string} sender @param {number} at */
function secondsToWait(messages, sender, at) {
  const recent = messages.filter((one) => one.at > at - PERIOD);
  const own = recent.filter((one) => one.sender === sender);
  const oldest = own.length >= FROM_ONE ? own[0] : recent.length >= FROM_ALL ? recent[0] : undefined;
  return oldest ? Math.ceil((oldest.at + PERIOD - at) / 1000) : 0;
}
