import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends a command of Marionette, and gives its result. */
export type Send = (command: string, parameters?: object) => Promise<unknown>;

type Answer = [kind: 1, id: number, error: { message: string } | null, result: unknown];

/**
 * Speaks Marionette, which Firefox offers by itself: WebDriver's commands over a socket, so that no other program is needed.
 * A message is its length in bytes, a colon and JSON: `[0, id, command, parameters]`, answered by `[1, id, error, result]`.
 */
export async function marionette(port: number): Promise<{ send: Send; close: () => void }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (let message = take(); message !== undefined; message = take()) {
      // Its first word is a greeting.
      if (Array.isArray(message)) waiting.get((message as Answer)[1])?.(message as Answer);
    }
  });
  function take(): unknown {
    const colon = received.indexOf(':');
    const end = colon + 1 + Number(received.subarray(0, colon));
    if (colon === -1 || received.length < end) return undefined;
    const text = received.subarray(colon + 1, end).toString();
    received = received.subarray(end);
    return JSON.parse(text);
  }

  let last = 0;
  const send: Send = async (command, parameters = {}) => {
    const id = ++last;
    const text = JSON.stringify([0, id, command, parameters]);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${command}: ${error.message}`);
    return result !== null && typeof result === 'object' && 'value' in result ? result.value : result;
  };
  return { send, close: () => socket.destroy() };
}
