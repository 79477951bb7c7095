import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { watch } from 'chokidar';
import type { SiteDefinition } from '../definition.ts';
import type { OutputFile } from '../output.ts';
import { type BuildResult, build } from '../pipeline.ts';
import { type RunningServer, servePreview } from '../preview/preview.ts';
import { recover } from '../publish/recover.ts';
import { errorScreen } from './error-screen.ts';

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
  let failures: BuildResult['failures'] = new Map();
  const rebuild = async () => {
    const result = await build(site, {
      out,
      development: true,
      publishedAs: withReload,
      ...(base !== undefined && { base }),
    });
    failures = result.failures;
    onBuild(result);
    if (result.ok || failures.size > 0) for (const response of listeners) response.write('data: reload\n\n');
  };
  recover(out);
  await rebuild();
  const server = await servePreview({
    dir: out,
    port,
    before: (request, response) =>
      answer(request, response, listeners) || showFailure(request, response, failures, base),
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

/** A route that could not be drawn shows why; the others show their last good page. */
function showFailure(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  failures: BuildResult['failures'],
  base = '',
): boolean {
  const path = url.replace(/[?#].*$/, '').slice(base.length);
  const message = failures.get(path.replace(/(?<=.)\/$/, '') || '/');
  if (message === undefined) return false;
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(errorScreen(message, CLIENT));
  return true;
}

/** Runs the work once things are quiet, never twice at the same time; a call while it runs makes it run once more. */
function debounce(work: () => Promise<void>, milliseconds: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A disk that refuses a build must not end the server.
      running = running.then(work).catch((error: unknown) => process.emitWarning(String(error)));
    }, milliseconds);
  };
}
