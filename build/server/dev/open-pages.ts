import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DevState, initialState, pageEvent } from './dev-state.ts';

/** Bytes that may wait for one page; one that takes no more is cut off, and comes back by itself. */
const BACKLOG = 4 * 1024 * 1024;
/** After how many milliseconds a page that lost its connection tries again. */
const RETRY = 500;

/** The state of the server, and the open pages that are sent each change of it: `text/event-stream`, one JSON message an event. */
export class OpenPages {
  private current: DevState;
  /** The open connections, with the path of the page where it is one of the site. */
  private readonly responses = new Map<ServerResponse, string | undefined>();

  constructor(...first: Parameters<typeof initialState>) {
    this.current = initialState(...first);
  }

  get state(): DevState {
    return this.current;
  }

  /** Paths of the pages that are open, as their routes are named. */
  get paths(): ReadonlySet<string> {
    return new Set([...this.responses.values()].filter((path) => path !== undefined));
  }

  update(state: DevState): void {
    this.send(state, [...this.responses.keys()]);
  }

  /** Sends the state to pages of the site alone: a build follows, and others wait for that. */
  updatePages(state: DevState): void {
    const responses = [...this.responses].flatMap(([response, path]) => (path === undefined ? [] : [response]));
    this.send(state, responses);
  }

  /** Sends the state, and each change of it from now on. `path`: of the page that listens, where it is one of the site. */
  add(request: IncomingMessage, response: ServerResponse, path?: string): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    response.write(`retry: ${RETRY}\n${message(this.current)}`);
    this.responses.set(response, path);
    response.on('close', () => this.responses.delete(response));
  }

  close(): void {
    for (const response of this.responses.keys()) response.end();
  }

  private send(state: DevState, responses: readonly ServerResponse[]): void {
    this.current = state;
    const text = message(state);
    for (const response of responses) {
      if (response.writableLength > BACKLOG) response.destroy();
      else response.write(text);
    }
  }
}

function message(state: DevState): string {
  return `data: ${JSON.stringify(pageEvent(state))}\n\n`;
}
