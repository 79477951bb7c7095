import { setImmediate } from 'node:timers/promises';
import type { AlternateWords } from '../../contract/definition.ts';
import type { Outcome } from '../../contract/diagnostic.ts';
import type { Page } from '../../contract/finished-page.ts';
import type { GeneratedFiles, GenerateFile, LazyFiles, OutputFile } from '../../contract/output.ts';

export type AlternateStep = (
  page: Pick<Page, 'file' | 'unstyled'>,
  path: string,
  words: AlternateWords,
) => Promise<OutputFile>;

/** Writes the Markdown alternates of pages that name one; with `onDemand` each is made on request. */
export async function alternates(
  pages: readonly Page[],
  words: AlternateWords | undefined,
  { base, step, onDemand }: { base: string; step: AlternateStep; onDemand: boolean },
): Promise<Outcome<GeneratedFiles>> {
  const files: OutputFile[] = [];
  const lazy = new Map<string, GenerateFile>();
  for (const page of pages) {
    const { alternate } = page.facts;
    if (!words || alternate === undefined) continue;
    const path = alternate.slice(base.length + 1);
    // Other threads deliver results here and take new jobs.
    await setImmediate();
    const make = () => step(page, path, words);
    if (onDemand) lazy.set(path, async () => outcomeOf([await make()]));
    else files.push(await make());
  }
  return outcomeOf(files, lazy);
}

function outcomeOf(files: readonly OutputFile[], lazy: LazyFiles = new Map()): Outcome<GeneratedFiles> {
  return { value: { files, missing: [...lazy.keys()], lazy }, diagnostics: [] };
}
