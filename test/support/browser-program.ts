import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';

const INSTALLED = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser's program: `CHROME_PATH`, else the one from the npm registry, which is the same on every machine and opens a page twice as fast
 * as an installed one draws its own windows; where that does not run, an installed Chrome or Chromium.
 */
export async function browserProgram(): Promise<string> {
  const installed = process.env.CHROME_PATH ?? (isOfPackage() ? undefined : INSTALLED.find((path) => existsSync(path)));
  return installed ?? (await sparticuz.executablePath());
}

function isOfPackage(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}
