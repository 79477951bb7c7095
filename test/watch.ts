import { join, relative, resolve, sep } from 'node:path';
import { coalesce, watchFolders } from '../build/server/dev/watch-folders.ts';
import { longestFirst } from './runner/order.ts';
import { runFiles } from './runner/run-files.ts';
import { touchedTests } from './runner/touched.ts';
import { cleanUp } from './support/at-end.ts';

/** `npm run test:watch`: runs what a change touches, until it is ended; what changes meanwhile is run afterwards. */
const root = resolve(import.meta.dirname, '..');
const WATCHED = ['atelier', 'build', 'src', 'test', 'content', 'static'];
/** In milliseconds. */
const PAUSE = 200;

const changed = new Set<string>();
const runs = coalesce(async () => {
  const files = [...changed];
  changed.clear();
  try {
    const tests = touchedTests(files);
    console.log(`\n${files.join(', ')}: ${tests.length === 0 ? 'no test' : `${tests.length} files of tests`}\n`);
    await runFiles(longestFirst(tests));
    await cleanUp();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}, PAUSE);

await watchFolders({
  folders: WATCHED.map((folder) => join(root, folder)),
  onChange: (path) => {
    changed.add(relative(root, path).split(sep).join('/'));
    runs.soon();
  },
  onError: (error) => console.error(error),
});
console.log(`Waiting for changes below ${WATCHED.join('/, ')}/.`);
