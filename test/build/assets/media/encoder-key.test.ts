import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encoderKey, encoderKeyOf } from '../../../../build/assets/media/encoder-key.ts';
import { folderWith } from '../../../support/folder.ts';
import { projectRoot } from '../../../support/project-root.ts';

const test = suite('The key of what encodes variants');

test('changes with the code and with the settings that encode, and with no other code', () => {
  const keyWith = (...changed: string[]) => {
    const folder = folderWith();
    cpSync(join(projectRoot, 'build/assets/media'), folder, { recursive: true });
    for (const name of changed) appendFileSync(join(folder, name), '\nexport const changed = true;\n');
    return encoderKeyOf(folder);
  };
  assert.is(keyWith(), encoderKey());
  assert.is(keyWith('probe.ts'), encoderKey());
  assert.is.not(keyWith('encode-variant.ts'), encoderKey());
  assert.is.not(keyWith('encoder-settings.ts'), encoderKey());
});

test.run();
