import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { eventually } from '../eventually.ts';
import { folderWith } from '../folder.ts';
import { ENDPOINTS, type Engine } from './engine.ts';
import { installed } from './installed.ts';

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The toolbar of the browser's window keeps it from being as narrow as a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; padding: 0; margin: 0 }';

/** Starts WebKitGTK's small browser on a screen that nobody sees; nothing where it, its driver or Xvfb is not installed. */
export async function webkit(): Promise<Engine | undefined> {
  const [program, screen] = [installed('WebKitWebDriver'), installed('Xvfb')];
  if (!program || !screen || !existsSync(BROWSER)) return undefined;
  const { xvfb, display } = await shown(screen);
  const port = await freePort();
  const home = folderWith({ 'gtk-3.0/gtk.css': NARROW_TOOLBAR });
  const driver = spawn(program, ['-p', String(port)], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      HOME: home,
      XDG_CONFIG_HOME: home,
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => answers(`${url}/status`), true);
  const { sessionId, capabilities } = (await ask(`${url}/session`, { capabilities: CAPABILITIES })) as Session;
  const send: Engine['send'] = (command, parameters = {}) =>
    ask(`${url}/session/${sessionId}/${ENDPOINTS[command]}`, command === 'TakeScreenshot' ? undefined : parameters);
  const run = (script: string) => send('ExecuteScript', { script, args: [] });
  return {
    name: 'WebKitGTK',
    version: capabilities.browserVersion,
    send: async (command, parameters) => {
      const value = await send(command, parameters);
      if (command === 'Navigate') await run(LISTEN);
      return value;
    },
    complaints: async () => (await run('return window.complaints?.splice(0) ?? []')) as string[],
    close: async () => {
      await fetch(`${url}/session/${sessionId}`, { method: 'DELETE' });
      for (const process of [driver, xvfb]) await ended(process);
    },
  };
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

const CAPABILITIES = {
  alwaysMatch: {
    'webkitgtk:browserOptions': {
      binary: BROWSER,
      args: ['--automation'],
    },
  },
};

/** It has no console to be read: what throws or is refused is noted in pages that were opened, once they are there. */
const LISTEN = `
  window.complaints = [];
  addEventListener('error', ({ message }) => window.complaints.push(message));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    window.complaints.push(effectiveDirective + ' ' + blockedURI));`;

async function ask(url: string, body: object | undefined): Promise<unknown> {
  const answer = await fetch(url, body ? { method: 'POST', body: JSON.stringify(body) } : {});
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a screen that nobody sees, on a number that is free. */
async function shown(program: string): Promise<{ xvfb: ChildProcess; display: string }> {
  const xvfb = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer];
  return { xvfb, display: `:${String(display).trim()}` };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The driver takes a number alone, and does not say what it would take by itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function ended(process: ChildProcess): Promise<void> {
  process.kill();
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}
