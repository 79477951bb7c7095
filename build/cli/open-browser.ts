import { spawn } from 'node:child_process';
import { platform } from 'node:process';

/** Shows an address in the browser that the machine's owner has chosen. Resolves with whether something took it there. */
export async function openBrowser(address: string): Promise<boolean> {
  const opener = openerOf(platform, process.env);
  if (!opener) return false;
  const [program, ...args] = opener;
  const started = spawn(program, [...args, address], { detached: true, stdio: 'ignore' });
  return new Promise((resolve) => {
    started.once('error', () => resolve(false));
    started.once('spawn', () => {
      started.unref();
      resolve(true);
    });
  });
}

/** The program that hands addresses to the browser, with its first arguments; undefined where nobody would see a window. */
export function openerOf(
  system: NodeJS.Platform,
  { DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION }: NodeJS.ProcessEnv,
): readonly [string, ...string[]] | undefined {
  if (SSH_CONNECTION !== undefined && DISPLAY === undefined) return undefined;
  if (system === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  if (system === 'darwin') return ['open'];
  return DISPLAY === undefined && WAYLAND_DISPLAY === undefined ? undefined : ['xdg-open'];
}
