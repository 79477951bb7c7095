import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectRoot } from '../support/project-root.ts';

const test = suite('Tics over the whole site');

/** What was counted once the texts had been gone through, with a little room. Fewer is better. */
const MOST: readonly (readonly [name: string, pattern: RegExp, most: number])[] = [
  ['point-virgule', / ;(?=\s|$)/gm, 50],
  ['une personne', /(?<!\p{L})une personne(?!\p{L})/giu, 9],
  ['personne ne', /(?<!\p{L})personne n(?:e(?!\p{L})|['’])/giu, 3],
  ['relevé', /(?<!\p{L})relevée?s?(?!\p{L})/giu, 5],
  ['dit où, quoi, si', /(?<!\p{L})di(?:t|sent|re) (?:où|quoi|si)(?!\p{L})/giu, 2],
  ['voici', /(?<!\p{L})voici(?!\p{L})/giu, 3],
  ['tient en', /(?<!\p{L})tien(?:t|nent) (?:en|sur)(?!\p{L})/giu, 2],
  ['Sans, en tête de phrase', /(?<=^|[.!?…:]\s)Sans(?!\p{L})/gmu, 6],
  ['encadré « attention »', /^:::attention/gm, 9],
  ['case à cocher', /^- \[ \]/gm, 45],
];

/** All texts of the site as they were written, code left out. */
function texts(): string {
  const folders = ['blog', 'cas-usage', 'services', 'pages'].map((name) => join(projectRoot, 'content', name));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return files.map((file) => readFileSync(file, 'utf8').replace(/^```.*?^```/gms, '')).join('\n');
}

test('no turn comes back as often as it did', () => {
  const all = texts();
  const over = MOST.flatMap(([name, pattern, most]) => {
    const count = all.match(pattern)?.length ?? 0;
    return count > most ? [`${name}: ${count}, ${most} at most`] : [];
  });
  assert.equal(over, []);
});

test.run();
