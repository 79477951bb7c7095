import { siteDefinition } from '../../../../build/cli/site-definition.ts';
import { readSite } from '../../../../build/content/read/read.ts';
import { versionFile } from '../../../../build/output/version/content-version.ts';
import { assert, suite } from '../../../suite.ts';
import { folderWith } from '../../../support/folder.ts';

const test = suite('Version of a site’s content');

const FILES = { 'content/a.md': 'Un texte.\n', 'content/a.png': 'p', 'static/images/b.png': 'q', 'static/c.txt': 'r' };

function versionOf(changes: Readonly<Record<string, string>> = {}): string {
  const root = folderWith({ ...FILES, ...changes });
  const { value } = readSite({ ...siteDefinition(), root, contentDir: `${root}/content`, staticDir: `${root}/static` });
  return String(versionFile(value).contents());
}

test('the same texts and files have one version wherever they lie, however lines end', () => {
  assert.is(versionOf(), versionOf({ 'content/a.md': '\ufeffUn texte.\r\n' }));
});

test('a changed text, picture or static file, or another name, is another version', () => {
  const others = Object.keys(FILES).map((path) => versionOf({ [path]: 'autre' }));
  const added = versionOf({ 'content/b.md': 'Un texte.\n' });
  assert.is(new Set([versionOf(), added, ...others]).size, Object.keys(FILES).length + 2);
});
