import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { reached, written } from '../../../build/contract/editing/refused.ts';
import { ifPresent, makeFolder } from '../../../build/contract/system.ts';
import { localFolder } from '../local-folder.ts';

const storedText = z.object({
  path: z.string(),
  /** As it was, with line feeds alone. */
  text: z.string(),
  /** Its versions before and after the replacement. */
  before: z.string(),
  after: z.string(),
});

const kept = z.object({
  last: z.object({
    words: z.string(),
    replacement: z.string(),
    at: z.string(),
    passages: z.number(),
    texts: z.array(z.string()).readonly(),
  }),
  texts: z.array(storedText),
});

export type StoredText = z.output<typeof storedText>;
type StoredReplacement = z.output<typeof kept>;

type Site = Pick<SiteDefinition, 'root'>;

const FILE = 'last.json';

function fileOf(site: Site): string {
  return join(localFolder(site, 'replacements'), FILE);
}

/** The last replacement, with the texts as they were; undefined where there is none that can be read. */
export function storedReplacement(site: Site): StoredReplacement | undefined {
  const text = reached(FILE, () => ifPresent(() => readFileSync(fileOf(site), 'utf8'), 'null'));
  try {
    return kept.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Keeps one, in the place of the one before it. Throws `Refused` where the disk does not take it. */
export function storeReplacement(site: Site, replacement: StoredReplacement | undefined): void {
  written(FILE, () => {
    const file = fileOf(site);
    if (!replacement) return rmSync(file, { force: true });
    makeFolder(dirname(file));
    writeFileSync(`${file}.tmp`, JSON.stringify(replacement));
    renameSync(`${file}.tmp`, file);
  });
}
