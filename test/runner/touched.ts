import { CODE, filesBelow, importsOf, ROOMS } from '../support/source-files.ts';
import { testFiles } from './test-files.ts';

/** Tests that build the project's own site import this; no import leads to the content they read. */
const OWN_SITE = 'build/cli/site-definition.ts';
const READ_BY_SITE = /^(?:content|static|src)\//;

/** The files of tests that what has changed may make fail: those that import it, by whatever way, and those that build the site of it. Paths from the project's root. */
export function touchedTests(changed: readonly string[]): string[] {
  const imports = importsOfAll();
  const isRead = changed.some((file) => READ_BY_SITE.test(file));
  return testFiles().filter((test) => {
    const reached = reachedFrom(test, imports);
    return changed.some((file) => reached.has(file)) || (isRead && reached.has(OWN_SITE));
  });
}

type Imports = ReadonlyMap<string, readonly string[]>;

function importsOfAll(): Imports {
  const files = ROOMS.flatMap(filesBelow).filter((file) => CODE.test(file));
  return new Map(files.map((file) => [file, importsOf(file).map(({ to }) => to.replace(/\?.*$/, ''))]));
}

/** Everything that a file imports, by whatever way, itself included. */
function reachedFrom(file: string, imports: Imports): Set<string> {
  const reached = new Set([file]);
  for (const one of reached) for (const to of imports.get(one) ?? []) reached.add(to);
  return reached;
}
