import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { realPlace, recoverIfIdle } from '../output/index.ts';
import { forStream, styled } from '../platform/terminal.ts';
import { servePreview } from '../server/index.ts';
import { fail, MISUSED } from './end.ts';
import type { ServerFlags } from './options.ts';

/** Serves a site that was built before, until the process is stopped. */
export async function runPreview({ out, ...options }: ServerFlags & { out: string }): Promise<void> {
  const dir = realPlace(out);
  const isSite = () => existsSync(join(dir, 'index.html'));
  if (!isSite() && !recoverIfIdle(dir)) return fail(cli.beingBuilt(out), MISUSED);
  if (!isSite()) return fail(cli.nothingToServe(out), MISUSED);
  const { url } = await servePreview({ dir, ...options });
  console.log(forStream(cli.served(styled('cyan', url)), process.stdout));
}
