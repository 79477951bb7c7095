import type { SiteAddress } from '../contract/definition.ts';
import { nameOnDisk } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Page } from '../draw/render.ts';
import { checkClasses } from './classes.ts';
import { checkFolders } from './folders.ts';
import { checkLinks } from './links.ts';
import { pageFacts } from './page-facts.ts';
import { checkStructure } from './structure.ts';
import { checkValidity } from './validity.ts';

/** Looks at the finished site before anyone else does. `files` is all that will be published. */
export async function check(
  pages: readonly Page[],
  files: readonly { path: string }[],
  address: SiteAddress,
): Promise<Diagnostic[]> {
  const facts = pages.map(pageFacts);
  const paths = new Set(files.map(({ path }) => path));
  return [
    ...checkFiles(files),
    ...checkFolders([...paths]),
    ...checkStructure(facts),
    ...checkLinks(facts, paths, address),
    ...checkClasses(facts),
    ...(await checkValidity(pages)),
  ];
}

/** Two files under one name: one of them would silently replace the other, on some disks even where only their case differs. */
function checkFiles(files: readonly { path: string }[]): Diagnostic[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ path }): Diagnostic[] => {
    const name = nameOnDisk(path);
    const other = seen.get(name);
    if (other === undefined) {
      seen.set(name, path);
      return [];
    }
    const what =
      other === path
        ? `Deux sources écrivent « ${path} ».`
        : `« ${other} » et « ${path} » ne diffèrent que par leurs majuscules ou la forme de leurs accents : certains disques n'en gardent qu'un.`;
    return [
      {
        severity: 'error',
        file: path,
        line: 1,
        column: 1,
        rule: 'fichier-en-double',
        message: what,
        hint: 'Renommez le fichier de static/ ou la page.',
      },
    ];
  });
}
