import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { adoption } from '../../src/adoption.ts';
import { projectRoot } from '../support/project-root.ts';

const test = suite('What another agency adopts');

test('the texts that an adopting agency is told to read again are there', () => {
  const lost = adoption.claims.map(({ path }) => path).filter((path) => !existsSync(join(projectRoot, path)));
  assert.equal(lost, []);
  assert.ok(adoption.claims.length > 0);
});

test('every document that is printed from a page, and so in the name of the agency, is among them', () => {
  const folder = join(projectRoot, 'static/modeles');
  const printed = readdirSync(folder).filter((name) =>
    existsSync(join(projectRoot, 'content/pages', name.replace(/\.pdf$/, '.md'))),
  );
  const named = new Set(adoption.claims.map(({ path }) => path));
  const unnamed = printed.filter((name) => !named.has(`static/modeles/${name}`));
  assert.equal(unnamed, []);
  assert.ok(printed.length > 0);
});

test.run();
