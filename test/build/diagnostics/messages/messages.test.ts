import { basename } from 'node:path';
import { frenchDay } from '../../../../build/diagnostics/messages/unpublished.fr.ts';
import { assert, suite } from '../../../suite.ts';
import { filesBelow, read } from '../../../support/source-files.ts';

const test = suite('Messages');

test('days are written as French sentences write them, with their weekday where one asks for it', () => {
  for (const [day, plain, weekday] of [
    ['2026-12-03', '3 décembre 2026', 'jeudi'],
    ['2026-12-01', '1er décembre 2026', 'mardi'],
    ['2028-02-29', '29 février 2028', 'mardi'],
    ['2026-11-22', '22 novembre 2026', 'dimanche'],
    ['2026-08-11', '11 août 2026', 'mardi'],
  ] as const)
    assert.equal([frenchDay(day), frenchDay(day, true)], [plain, `${weekday} ${plain}`]);
  for (const text of ['2026-13-01', 'bientôt', '']) assert.is(frenchDay(text), text);
});

/** Messages for terminals only, and for whoever starts the servers. */
const ON_A_TERMINAL = ['cli', 'new', 'dev', 'system', 'read'];

const TERMINAL = /\bnpm\b|\bnpx\b|\bterminal\b|\bchmod\b| --[a-z]/i;

test('no message of the build, the workshop or the form sends anybody to a terminal', () => {
  const messages = filesBelow('build/diagnostics/messages').filter(
    (file) => !ON_A_TERMINAL.includes(basename(file, '.fr.ts')),
  );
  for (const file of [...messages, ...filesBelow('src/pages').filter((file) => file.endsWith('.ts'))])
    for (const line of words(file)) assert.not.match(line, TERMINAL, file);
});

/** The lines of a file that are no comment. */
function words(file: string): string[] {
  return read(file)
    .split('\n')
    .filter((line) => !/^\s*(?:\/\*\*|\*|\/\/)/.test(line));
}
