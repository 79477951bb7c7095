import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import type { Diagnostic } from '../../build/contract/diagnostic.ts';
import type { WorkshopPlugin } from '../../build/contract/workshop-host.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';
import { serveDev } from '../../build/server/dev/dev.ts';
import type { PageEvent } from '../../build/server/dev/dev-state.ts';
import { openGenerator } from '../../build/server/dev/generator.ts';
import { atEnd } from './at-end.ts';
import { fixtureSite } from './fixture-site.ts';
import { write } from './folder.ts';
import { TIMEOUT_MS } from './timeout.ts';

interface Options {
  site?: SiteDefinition;
  base?: string;
  host?: string;
  /** Without one, the site is served alone. */
  workshop?: WorkshopPlugin;
  /** It serves several tests or files of them, in any order: it lives until all have run, whichever server begins meanwhile. */
  lasting?: boolean;
}

let former: (() => Promise<void>) | undefined;
atEnd(() => former?.());

/** A development server of the fixture site, and the hands and eyes a test needs. It ends when the next one begins, unless it is to last. */
export async function devServer(
  { site, base, host, workshop, lasting = false }: Options = {},
  changes: Readonly<Record<string, string | null>> = {},
) {
  await former?.();
  const served = site ?? fixtureSite(changes);
  const builds = queue<BuildResult>('a build');
  const troubles = queue<Diagnostic>('a diagnostic');
  const generator = openGenerator({ site: served, base });
  const server = await serveDev({
    site: served,
    port: 0,
    openGenerator: () => generator,
    onBuild: () => {
      const result = generator.latest();
      if (result) builds.add(result);
    },
    onError: troubles.add,
    workshop,
    ...(base && { base }),
    ...(host && { host }),
  });
  if (lasting) atEnd(server.close);
  former = lasting ? undefined : server.close;
  const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, server.url), init);
  /** Listens as an open page does. */
  const listen = async () => eventsOf(await get('/__dev/events'));
  return {
    ...server,
    root: served.root,
    get,
    edit: (path: string, text: string) => write(join(served.root, path), text),
    listen,
    nextBuild: builds.next,
    built: builds.count,
    latest: generator.latest,
    nextTrouble: troubles.next,
  };
}

/** The events of a stream: `next` waits for one more, `ended` for the end of them all. */
function eventsOf({ body }: Response) {
  const events = queue<PageEvent>('an event for pages');
  const read = async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const [, data] = /^data: (.*)$/m.exec(message) ?? [];
        if (data !== undefined) events.add(JSON.parse(data));
      }
    }
  };
  return { next: events.next, ended: read() };
}

/** Values in the order they came, for whoever waits for the next one; `name` says in the error what never came. */
function queue<Value>(name: string) {
  const values: Value[] = [];
  const arrivals = new EventEmitter();
  let count = 0;
  return {
    count: () => count,
    add: (value: Value): void => {
      count += 1;
      values.push(value);
      arrivals.emit('arrival');
    },
    next: async (): Promise<Value> => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      for (;;) {
        const value = values.shift();
        if (value !== undefined) return value;
        await once(arrivals, 'arrival', { signal }).catch(() => {
          throw new Error(`${name} was awaited, and did not come within ${TIMEOUT_MS / 1000} s`);
        });
      }
    },
  };
}
