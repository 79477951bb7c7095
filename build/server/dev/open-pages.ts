import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DevState, initialState, pageEvent } from './dev-state.ts';

/** Bytes that may wait for one page. A page that reads no more is disconnected, and reconnects by itself. */
const BACKLOG = 4 * 1024 * 1024;
const RETRY_MS = 500;

/** The server's state and the open pages, to which each change is sent (`text/event-stream`). */
export class OpenPages {
  state: DevState;
  private readonly responses = new Set<ServerResponse>();

  constructor(...first: Parameters<typeof initialState>) {
    this.state = initialState(...first);
  }

  update(state: DevState): void {
    this.state = state;
    const text = message(state);
    for (const response of this.responses) {
      if (response.writableLength > BACKLOG) response.destroy();
      else response.write(text);
    }
  }

  add(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    response.write(`retry: ${RETRY_MS}\n${message(this.state)}`);
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
