import type { Kind, SiteDefinition } from '../contract/definition.ts';
import { nameOnDisk } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import type { PlacedEntry } from '../validate/validate.ts';

/** A page to write: its address, its file below the output folder, and the content it shows. */
export interface Route extends PlacedEntry {
  path: string;
  output: string;
}

/** One route for each entry that has a page, by path. Two on one path, or in one file, are an error. */
export function route(
  kinds: SiteDefinition['kinds'],
  entries: readonly PlacedEntry[],
): { routes: Route[]; diagnostics: Diagnostic[] } {
  const routes = entries
    .filter(({ entry }) => entry.path !== '')
    .map(
      (placed): Route => ({
        ...placed,
        path: placed.entry.path,
        output: outputOf(kinds[placed.kind], placed.entry.path),
      }),
    )
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const owners = new Map<string, Route>();
  const diagnostics: Diagnostic[] = [];
  for (const candidate of routes) {
    const owner = owners.get(nameOnDisk(candidate.output));
    if (!owner) owners.set(nameOnDisk(candidate.output), candidate);
    else {
      const wording = messages.plan.pathTaken(candidate.path, owner.file.path);
      diagnostics.push(diagnostic('error', candidate.file.path, WHOLE_FILE, wording));
    }
  }
  return { routes, diagnostics };
}

function outputOf(kind: Kind | undefined, path: string): string {
  return kind?.file ?? `${path.slice(1)}/index.html`.replace(/^\//, '');
}
