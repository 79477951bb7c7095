import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DevState, initialState, pageEvent } from './dev-state.ts';

/** Bytes that may wait for one page; one that takes no more is cut off, and comes back by itself. */
const BACKLOG = 4 * 1024 * 1024;
/** Pause before a page that lost its connection tries again. */
const RETRY_MS = 500;

/** The state of the server, and the open pages that are sent each change of it: `text/event-stream`, one JSON message an event. */
export class OpenPages {
  private current: DevState;
  private readonly responses = new Set<ServerResponse>();

  constructor(...first: Parameters<typeof initialState>) {
    this.current = initialState(...first);
  }

  get state(): DevState {
    return this.current;
  }

  update(state: DevState): void {
    this.current = state;
    const text = message(state);
    for (const response of this.responses) {
      if (response.writableLength > BACKLOG) response.destroy();
      else response.write(text);
    }
  }

  /** Sends the state, and each change of it from now on. */
  add(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    response.write(`retry: ${RETRY_MS}\n${message(this.current)}`);
    this.responses.add(response);
    response.on('close', () => this.responses.delete(response));
  }

  close(): void {
    for (const response of this.responses) response.end();
  }
}

function message(state: DevState): string {
  return `data: ${JSON.stringify(pageEvent(state))}\n\n`;
}
