import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { folderWith } from './support/folder.ts';
import { projectRoot } from './support/project-root.ts';

const test = suite('Line ends');

test('a clone by Git for Windows, which would end lines otherwise, has the same bytes', () => {
  const clone = join(folderWith({}), 'clone');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  git('-c', 'core.autocrlf=true', 'clone', '--quiet', '--no-local', projectRoot, clone);
  const files = git('-C', clone, 'ls-files', '-z').split('\0').filter(Boolean);
  const isOther = (file: string) => {
    const committed = execFileSync('git', ['-C', clone, 'show', `HEAD:${file}`], { maxBuffer: 1e9 });
    const isCommandFile = file.endsWith('.cmd');
    const present = readFileSync(join(clone, file));
    return isCommandFile ? !present.includes('\r\n') : !present.equals(committed);
  };
  const content = files.filter((file) => /^(?:content|static|src|atelier)\//.test(file));
  assert.ok(content.length > 0);
  assert.equal(content.filter(isOther), []);
});

test.run();
