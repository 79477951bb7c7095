import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { watch } from 'chokidar';
import type { SiteDefinition } from '../definition.ts';
import type { OutputFile } from '../output.ts';
import { type BuildResult, build } from '../pipeline.ts';
import { type RunningServer, servePreview } from '../preview.ts';
import { recover } from '../publish.ts';

export interface DevOptions {
  site: SiteDefinition;
  port: number;
  host?: string;
  base?: string;
  /** Called after each build, the first one included. */
  onBuild: (result: BuildResult) => void;
}

const EVENTS = '/__dev/events';
const CLIENT = '/__dev/reload.js';
/** Quiet time after the last change before a build starts, in milliseconds: an editor may save in several steps. */
const SETTLE = 60;

/** Serves the site and builds it anew on each change; open pages reload. A build with errors leaves the last good one in place. */
export async function serveDev({ site, port, host, base, onBuild }: DevOptions): Promise<RunningServer> {
  const out = join(site.cacheDir, 'dev');
  const listeners = new Set<ServerResponse>();
  const rebuild = async () => {
    const result = await build(site, {
      out,
      development: true,
      publishedAs: withReload,
      ...(base !== undefined && { base }),
    });
    onBuild(result);
    if (result.ok) for (const response of listeners) response.write('data: reload\n\n');
  };
  await recover(out);
  await rebuild();
  const server = await servePreview({
    dir: out,
    port,
    before: (request, response) => answer(request, response, listeners),
    ...(host && { host }),
    ...(base && { base }),
  });
  const watcher = watch([site.contentDir, site.staticDir, join(site.root, 'src')], { ignoreInitial: true });
  const schedule = debounce(rebuild, SETTLE);
  watcher.on('all', schedule);
  await new Promise<void>((resolve) => {
    watcher.once('ready', resolve);
  });
  return {
    url: server.url,
    close: async () => {
      await watcher.close();
      for (const response of listeners) response.end();
      await server.close();
    },
  };
}

/** The pages as published, each with the script that reloads it; their policy allows scripts of the site's own origin. */
function withReload(file: OutputFile): OutputFile {
  if (!file.path.endsWith('.html') || typeof file.contents !== 'string') return file;
  return { ...file, contents: file.contents.replace('</body>', `<script src="${CLIENT}"></script></body>`) };
}

function answer(request: IncomingMessage, response: ServerResponse, listeners: Set<ServerResponse>): boolean {
  if (request.url === CLIENT) {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(`new EventSource(${JSON.stringify(EVENTS)}).onmessage = () => location.reload();`);
    return true;
  }
  if (request.url !== EVENTS) return false;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('\n');
  listeners.add(response);
  request.on('close', () => listeners.delete(response));
  return true;
}

/** Runs the work once things are quiet, never twice at the same time; a call while it runs makes it run once more. */
function debounce(work: () => Promise<void>, milliseconds: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work);
    }, milliseconds);
  };
}
