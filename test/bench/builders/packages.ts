import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the peers from the npm registry are made of; Astro 5 is the last that runs on Node 20. */
export const PACKAGES = {
  '@11ty/eleventy': '3.1.7',
  '@11ty/eleventy-plugin-syntaxhighlight': '5.0.2',
  'markdown-it-anchor': '9.2.0',
  astro: '5.18.2',
} as const;

/** Installs packages into a folder of their own, once. */
export function installPackages(folder: string, dependencies: Readonly<Record<string, string>>): void {
  const manifest = `${JSON.stringify({ private: true, type: 'module', dependencies }, null, 2)}\n`;
  const file = join(folder, 'package.json');
  if (existsSync(join(folder, 'node_modules')) && existsSync(file) && readFileSync(file, 'utf8') === manifest) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifest);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
}
