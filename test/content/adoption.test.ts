import { existsSync } from 'node:fs';
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

test.run();
