import { fileText } from '../../build/contract/output.ts';
import { site } from '../../src/site.ts';
import { assert, suite } from '../suite.ts';
import { RECEIVER } from '../support/endpoint.ts';
import { htmlFaultsIn } from '../support/html-validator.ts';
import { type BuiltSite, realSite } from '../support/real-site.ts';
import { siteCopy } from '../support/site-copy.ts';
import { articleFile } from '../support/with-front-matter.ts';

const test = suite('Valid HTML');

test('a page of every kind follows the HTML standard, also of those that the site has not by itself', async () => {
  const pages = [...pagesOf(await realSite()), ...pagesOf(await crowdedSite())];
  const kinds = new Map(pages.map(({ kind, page }) => [kind, page]));
  const shown = Object.entries(site.contentTypes).flatMap(([kind, type]) => ('component' in type ? kind : []));
  assert.equal([...kinds.keys()].sort(), shown.sort());
  assert.equal(await htmlFaultsIn(kinds.values()), []);
});

test('a fault is named with its page, its place and the rule', async () => {
  const [fault = ''] = await faultsOf('<ul><p>x</p></ul>');
  assert.match(fault, /^ici\/index\.html:\d+:\d+ [\w-]+ /);
});

test('an image has a size and a text, which may be empty, and nothing has a style of its own', async () => {
  assert.equal(await faultsOf('<img src="/a.png" width="8" height="8" alt="">'), []);
  const faults = ['width="8" height="8"', 'alt=""', 'alt="" width="8"', 'alt="" height="8"'];
  for (const attributes of faults)
    assert.is((await faultsOf(`<img src="/a.png" ${attributes}>`)).length, 1, attributes);
  assert.is((await faultsOf('<p style="color:red">x</p>')).length, 1);
});

function faultsOf(body: string): Promise<string[]> {
  const html = `<!doctype html><html lang="fr"><head><title>a</title></head><body>${body}</body></html>`;
  return htmlFaultsIn([['ici/index.html', html]]);
}

function pagesOf({ result }: BuiltSite) {
  return result.pages.map(({ route, file }) => ({
    kind: route.contentType,
    page: [route.output, fileText(file)] as const,
  }));
}

/** The real site with more articles than the blog lists, one of them moved, and a form that is sent without script. */
function crowdedSite(): Promise<BuiltSite> {
  const articles = Array.from({ length: 61 }, (_, nth) => {
    const moved = nth === 0 && { anciennesAdresses: ['/blog/un-essai-autrefois'] };
    return [`content/blog/essai-${nth}.md`, articleFile(`Essai ${nth}`, '## Un titre', { ...moved })] as const;
  });
  return siteCopy({
    settings: `delivery:\n  endpoint: ${RECEIVER}/messages\n  format: formulaire\n`,
    files: Object.fromEntries(articles),
  });
}
