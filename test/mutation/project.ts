import { chmodSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What tests need of the project. */
const SOURCES = ['build', 'content', 'package.json', 'src', 'static', 'test', 'tsconfig.json', 'README.md'];

/** A copy of the project to mutate, inside it, so that it finds its packages. Its tests stop at the first failure. */
export function mutableCopy(project: string): string {
  mkdirSync(join(project, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(project, '.cache/mutation-'));
  // Some tests read as somebody else.
  chmodSync(copy, 0o755);
  for (const name of SOURCES) cpSync(join(project, name), join(copy, name), { recursive: true });
  const shadow = join(copy, 'node_modules/uvu');
  mkdirSync(join(copy, 'tmp'), { recursive: true });
  mkdirSync(shadow, { recursive: true });
  const original = (path: string) => JSON.stringify(fileURLToPath(import.meta.resolve(path)));
  const exports = { '.': './index.js', './assert': './assert.js' };
  writeFileSync(join(shadow, 'package.json'), JSON.stringify({ name: 'uvu', type: 'module', exports }));
  writeFileSync(join(shadow, 'assert.js'), `export * from ${original('uvu/assert')};\n`);
  writeFileSync(join(shadow, 'index.js'), BAILING.replace("'uvu'", original('uvu')));
  return copy;
}

export function writeInto(copy: string, file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** The test library, but a failed test ends its suite: one is enough to kill a mutant. */
const BAILING = `
import { suite as whole } from 'uvu';
export function suite(name, state) {
  return new Proxy(whole(name, state), {
    apply: (test, _, [title, work]) => test(title, async (context) => {
      if (globalThis.testFailed) return;
      try {
        await work(context);
      } catch (error) {
        globalThis.testFailed = true;
        throw error;
      }
    }),
  });
}
`;
