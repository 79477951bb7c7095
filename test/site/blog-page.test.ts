import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paths } from '../../src/routes.ts';
import { all, parseHtml } from '../support/dom.ts';
import { pageText } from '../support/page-text.ts';
import { contentFolder } from '../support/real-site.ts';
import { siteCopy } from '../support/site-copy.ts';

const test = suite('Blog page');

test('has no button to unfold a list of which nothing is folded', async () => {
  const page = readFileSync(join(contentFolder, 'pages/blog.md'), 'utf8').replace(/^apercu: .*$/m, 'apercu: 10000');
  const { result } = await siteCopy({ name: 'test-unfolded', files: { 'content/pages/blog.md': page } });
  const blog = result.pages.find(({ route }) => route.path === paths.blog);
  const html = parseHtml(pageText(blog));
  assert.ok(all(html, 'main li').length > 1);
  assert.is(all(html, '[data-folded]').length, 0);
  assert.is(all(html, '[data-reveal]').length, 0);
});

test.run();
