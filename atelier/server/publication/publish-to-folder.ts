import { resolve } from 'node:path';
import { hasErrors } from '../../../build/contract/diagnostics.ts';
import type { FolderWay } from '../../../build/contract/publication-way.ts';
import type { Publishing, Result } from './publishing.ts';
import { presentSnapshot } from './snapshot.ts';

/** Builds the site into a folder of this machine, which then holds it whole, or stays as it was. */
export async function publishToFolder(way: FolderWay, { host, onProgress }: Publishing): Promise<Result> {
  onProgress({ step: 'building' });
  // Before the build: what is saved meanwhile counts as changed once more.
  const snapshot = presentSnapshot(host.site);
  const { ok, diagnostics, version } = await host.forVisitors({ out: resolve(host.site.root, way.folder) });
  if (!ok) return { outcome: { kind: 'stopped', diagnostics: diagnostics.filter((one) => hasErrors([one])) } };
  return { outcome: { kind: 'done' }, version, snapshot };
}
