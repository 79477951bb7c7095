import { basename } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filesBelow, read } from '../../../support/source-files.ts';

const test = suite('What writers are told');

/** What is said on a terminal alone, or to whoever starts the servers. */
const ON_A_TERMINAL = ['cli', 'new', 'adopt', 'dev', 'system', 'read'];

const TERMINAL = /\bnpm\b|\bnpx\b|\bterminal\b|\bchmod\b| --[a-z]/i;

test('sends nobody to a terminal, in no message of a build or of the workshop', () => {
  const files = filesBelow('build/diagnostics/messages').filter(
    (file) => !ON_A_TERMINAL.includes(basename(file, '.fr.ts')),
  );
  const found = files.flatMap((file) => words(file).filter((line) => TERMINAL.test(line)));
  assert.equal(found, []);
});

test('sends nobody to a terminal from the form or a finding of this site', () => {
  const found = filesBelow('src/pages')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => words(file).filter((line) => TERMINAL.test(line)));
  assert.equal(found, []);
});

/** The lines of a file that are no comment. */
function words(file: string): string[] {
  return read(file)
    .split('\n')
    .filter((line) => !/^\s*(?:\/\*\*|\*|\/\/)/.test(line));
}

test.run();
