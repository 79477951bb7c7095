import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { realPlace } from '../output/index.ts';
import { style, styleForStream } from '../platform/terminal.ts';
import { servePreview } from '../server/index.ts';
import { EXIT_USAGE, exitWith } from './end.ts';
import type { ServerFlags } from './options.ts';

export async function runPreview({ out, ...options }: ServerFlags & { out: string }): Promise<void> {
  const dir = realPlace(out);
  if (!existsSync(join(dir, 'index.html'))) return exitWith(cli.nothingToServe(out), EXIT_USAGE);
  const { url } = await servePreview({ dir, ...options });
  console.log(styleForStream(cli.served(style('cyan', url)), process.stdout));
}
