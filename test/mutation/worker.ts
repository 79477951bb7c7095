import { chromium } from 'playwright-core';
import { type RunSuite, suitesOf, testFiles } from '../runner/test-files.ts';
import { cleanUp } from '../support/at-end.ts';
import { SWITCH } from './mutants.ts';

/** Runs in a copy of the project whose tests stop at the first failure: told a mutant's number, it answers whether the tests pass. */
declare global {
  /** Set by the copy's test library when a test fails: the others are then left out. */
  var testFailed: boolean;
}

const [wanted = '', atLoad = '0'] = process.argv.slice(2);
const patterns = wanted.split(',');
turnSwitch(Number(atLoad));
// A rejection that nobody waits for fails the test that is running.
process.on('unhandledRejection', () => {
  globalThis.testFailed = true;
});
handSwitchToPages();

const files = testFiles().filter((file) => patterns.some((pattern) => file.startsWith(pattern)));
const suites: RunSuite[] = [];
for (const file of files) suites.push(...(await suitesOf(file)));

process.on('message', async (mutant: number) => {
  turnSwitch(mutant);
  globalThis.testFailed = false;
  let passed = 0;
  for (const run of suites) {
    if (!globalThis.testFailed) passed += (await run().catch(fail))[1];
  }
  process.send?.({ mutant, survived: !globalThis.testFailed && passed > 0 });
});
process.on('disconnect', async () => {
  await cleanUp();
  process.exit();
});
process.send?.('ready');

function fail(): [true, number] {
  globalThis.testFailed = true;
  return [true, 0];
}

/** Programs that the tests start have it too. */
function turnSwitch(mutant: number): void {
  Reflect.set(globalThis, SWITCH, mutant);
  process.env.NODE_OPTIONS = `--import=data:text/javascript,globalThis.${SWITCH}=${mutant}`;
}

/** Pages have the switch of the process that opens them. */
function handSwitchToPages(): void {
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (contextOptions) => {
      const context = await newContext(contextOptions);
      await context.addInitScript(`globalThis.${SWITCH} = ${Reflect.get(globalThis, SWITCH)}`);
      return context;
    };
    return browser;
  };
}
