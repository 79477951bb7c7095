import { atEnd } from '../at-end.ts';
import { once } from '../once.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

/** Browsers beside Chromium, each started at its first use; nothing where one is not installed, which is said once. */
export const ENGINES: Readonly<Record<string, () => Promise<Visitor | undefined>>> = {
  Firefox: once(() => started('Firefox', firefox)),
  WebKitGTK: once(() => started('WebKitGTK', webkit)),
};

async function started(name: string, start: () => Promise<Engine | undefined>): Promise<Visitor | undefined> {
  const engine = await start();
  console.log(engine ? `${name} ${engine.version}` : `${name} is not installed: its walk is left out.`);
  if (!engine) return undefined;
  atEnd(engine.close);
  return new Visitor(engine);
}
