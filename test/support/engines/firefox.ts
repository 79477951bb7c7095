import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';
import { folderWith } from '../folder.ts';
import type { Engine } from './engine.ts';
import { installed } from './installed.ts';
import { marionette, type Send } from './marionette.ts';

const PREFERENCES = {
  // Any that is free; the profile's folder then says which.
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
} as const;

/** Starts Firefox without a window, with a new profile; nothing where none is installed. */
export async function firefox(): Promise<Engine | undefined> {
  const program = installed('firefox-esr') ?? installed('firefox');
  if (!program) return undefined;
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});`);
  const profile = folderWith({ 'user.js': lines.join('\n') });
  const started = spawn(program, ['--headless', '--marionette', '--remote-allow-system-access', '--profile', profile], {
    env: { ...process.env, HOME: profile },
    stdio: 'ignore',
  });
  const port = join(profile, 'MarionetteActivePort');
  await eventually(() => existsSync(port) && readFileSync(port, 'utf8') !== '', true);
  const { send, close } = await marionette(Number(readFileSync(port, 'utf8')));
  const session = (await send('WebDriver:NewSession')) as { capabilities: { browserVersion: string } };
  await inChrome(send, 'document.documentElement.style.minWidth = 0; Services.console.reset()');
  return {
    name: 'Firefox',
    version: session.capabilities.browserVersion,
    send: (command, parameters) => send(`WebDriver:${command}`, parameters),
    complaints: () => inChrome<string[]>(send, CONSOLE),
    close: async () => {
      await send('Marionette:Quit', { flags: ['eForceQuit'] });
      close();
      if (started.exitCode === null) await once(started, 'exit');
    },
  };
}

/**
 * Errors and warnings of pages. Left out are those of the browser's own windows, modules that a page still loaded when it was left, and the advice
 * on scrolling that Firefox gives wherever something follows its place, as the name of a logo does.
 */
const CONSOLE = `
  const messages = Services.console.getMessageArray();
  Services.console.reset();
  const isLeft = ({ innerWindowID }) => !WindowGlobalParent.getByInnerWindowId(innerWindowID)?.isCurrentGlobal;
  return messages
    .filter((one) => one instanceof Ci.nsIScriptError && /^https?:/.test(one.sourceName))
    .filter((one) => one.category !== 'Async Pan/Zoom')
    .filter((one) => !(one.errorMessage.startsWith('Loading failed for the module') && isLeft(one)))
    .map((one) => one.errorMessage);`;

/** Runs a script in the browser's own window, where it is a window no narrower than its toolbar unless told so. */
async function inChrome<Value>(send: Send, script: string): Promise<Value> {
  await send('Marionette:SetContext', { value: 'chrome' });
  try {
    return (await send('WebDriver:ExecuteScript', { script, args: [] })) as Value;
  } finally {
    await send('Marionette:SetContext', { value: 'content' });
  }
}
