import type { TwinWords } from '../contract/definition.ts';
import type { Page } from '../contract/finished-page.ts';
import type { MadeFiles, MadeLater, MakeNow } from '../contract/generated-files.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { OutputFile } from '../contract/output.ts';

/** The pure step: a page's Markdown alternate, in the file of that path. */
export type TwinStep = (page: OutputFile, path: string, words: TwinWords) => Promise<OutputFile>;

export interface TwinOptions {
  /** Folder the site is served from. */
  base: string;
  step: TwinStep;
  /** Whether each is made only when it is asked for. */
  onDemand: boolean;
}

/** The Markdown alternates of the pages that name one. Without `words` the site has none. */
export async function twin(
  pages: readonly Page[],
  words: TwinWords | undefined,
  { base, step, onDemand }: TwinOptions,
): Promise<Outcome<MadeFiles>> {
  const files: OutputFile[] = [];
  const later = new Map<string, MakeNow>();
  for (const { file, facts } of pages) {
    if (!words || facts.twin === undefined) continue;
    const path = facts.twin.slice(base.length + 1);
    const make = () => step(file, path, words);
    if (onDemand) later.set(path, async () => made([await make()]));
    else files.push(await make());
  }
  return made(files, later);
}

function made(files: readonly OutputFile[], later: MadeLater = new Map()): Outcome<MadeFiles> {
  return { value: { files, missing: [...later.keys()], later }, diagnostics: [] };
}
