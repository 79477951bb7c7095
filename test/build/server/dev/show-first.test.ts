import { readFileSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type BundleStep, bundle, bundleInMemory } from '../../../../build/pages/bundle/bundle.ts';
import { openCache } from '../../../../build/pipeline/cached-steps.ts';
import { styleSources } from '../../../../build/server/dev/first-styles.ts';
import { OpenPages } from '../../../../build/server/dev/open-pages.ts';
import { type Rebuild, rebuild } from '../../../../build/server/dev/rebuild.ts';
import { firstFilesOf, showFirst } from '../../../../build/server/dev/show-first.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';

const test = suite('What open pages need first of a change');

const CONTACT = 'content/pages/contact.md';
const STYLES = 'src/TextPage.module.css';
const PAGE = 'contact/index.html';

test('the page of a text is there before the build, which makes the same one', async () => {
  const { save, first, build, published, state } = await opened();
  save(CONTACT, textPage('Contact', '## Écrire\n\nUn texte nouveau.'));
  await first();
  const shown = published(PAGE);
  assert.match(shown, 'Un texte nouveau.');
  assert.equal([state().finished, state().published], [2, 2], 'pages hear that there is another site');
  await build();
  assert.is(published(PAGE), shown);
});

test('so are the stylesheets that a file of styles is part of, again and again, while no page is made anew', async () => {
  const { save, first, build, published, state } = await opened();
  const [page, hashes] = [published(PAGE), [...state().styles.values()]];
  const sheet = [...state().styles.keys()].find((path) => published(path).includes('teal')) ?? '';
  for (const color of ['gold', 'navy']) {
    save(STYLES, `.prose { color: ${color} }`);
    await first();
    assert.match(published(sheet), `color:${color}`);
  }
  assert.is.not(state().styles.get(sheet), hashes[[...state().styles.keys()].indexOf(sheet)], 'by which pages see it');
  const shown = published(sheet);
  await build();
  assert.is(published(sheet), shown);
  assert.is(published(PAGE), page);
});

for (const [what, file, text] of [
  ['with an error of its own', CONTACT, '---\ntitre: ""\n---\n'],
  ['whose page has one', CONTACT, textPage('Contact', '## Écrire\n\n[Nulle part](/nulle-part).')],
  ['of styles that cannot be read', STYLES, '.prose { color: gold'],
] as const)
  test(`a file ${what} shows nothing: the working page stays until the build has said what is wrong`, async () => {
    const { save, first, published, state } = await opened();
    const before = published(PAGE);
    save(file, text);
    await first();
    assert.is(published(PAGE), before);
    assert.is(state().finished, 1);
  });

test('nothing is made first where no page is open, or where a site has an error that the change does not mend', async () => {
  const unseen = await opened({ seen: false });
  unseen.save(CONTACT, textPage('Contact', '## Écrire\n\nUn texte nouveau.'));
  await unseen.first();
  assert.is(unseen.state().finished, 1);

  const broken = await opened();
  broken.save('content/pages/autre.md', textPage('Autre', '[Nulle part](/nulle-part)'));
  await broken.build();
  broken.left.touched.clear();
  broken.save(CONTACT, textPage('Contact', '## Écrire\n\nUn texte nouveau.'));
  await broken.first();
  assert.equal([broken.state().finished, broken.state().published], [2, 1]);
});

test('a build that began before the last change is ended, and takes nothing back', async () => {
  const { left, save, first, build, ended, published, state } = await opened();
  const { step } = left.code;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  left.code.step = async (...given) => {
    await held;
    return step(...given);
  };
  save(CONTACT, textPage('Contact', '## Écrire\n\nUn texte à moitié.'));
  const running = build();
  save(CONTACT, textPage('Contact', '## Écrire\n\nUn texte entier.'));
  await first();
  release();
  await running;
  assert.is(ended(), 1, 'the second one never came to its end');
  assert.equal(state().diagnostics, []);
  assert.match(published(PAGE), 'Un texte entier.');
  await build();
  assert.is(ended(), 2);
  assert.match(published(PAGE), 'Un texte entier.');
});

test('a build that is broken off leaves what was touched to the next one: open pages load the new pictures then', async () => {
  const site = fixtureSite();
  let broken = false;
  const layout: typeof site.layout = (all) => {
    if (broken) throw new Error('broken off');
    return site.layout(all);
  };
  const cache = openCache(site);
  const pages = new OpenPages(undefined);
  const left: Rebuild = { out: join(site.cacheDir, 'dev'), pages, touched: new Set(), code: bundleInMemory(), cache };
  const builds: boolean[] = [];
  const build = () => rebuild({ site: { ...site, layout }, onBuild: ({ ok }) => builds.push(ok) }, left);
  await build();
  left.touched.add(join(site.staticDir, 'images/point.svg'));
  broken = true;
  await build();
  assert.equal(builds, [true], 'the second one did not end');
  broken = false;
  await build();
  assert.is(pages.state.reloading, pages.state.finished);
});

/** A site that was built, with its contact page open; `save` changes a file, `first` shows what is needed first, `build` the whole site. */
async function opened({ seen = true } = {}) {
  const site = fixtureSite({ [STYLES]: '.prose { color: teal }' });
  const [pages, cache] = [new OpenPages(undefined), openCache(site, { keepsRecent: true })];
  const styles = styleSources(site.root);
  const step: BundleStep = (...given) => {
    styles.read();
    return bundle(...given);
  };
  const left: Rebuild = {
    out: join(site.cacheDir, 'dev'),
    pages,
    touched: new Set(),
    code: bundleInMemory(step),
    cache,
  };
  const context = { site, cache, code: left.code.step, latest: () => left.latest, lazy: new Map(), styles };
  let ended = 0;
  const onBuild = () => {
    ended += 1;
  };
  const request = new IncomingMessage(new Socket());
  if (seen) pages.add(request, new ServerResponse(request), '/contact');
  const build = () => rebuild({ site, onBuild }, left);
  await build();
  return {
    left,
    build,
    first: () => showFirst(left, firstFilesOf(context)),
    ended: () => ended,
    state: () => pages.state,
    published: (file: string) => readFileSync(join(left.out, file), 'utf8'),
    save: (file: string, text: string) => {
      writeFileSync(join(site.root, file), text);
      left.touched.add(join(site.root, file));
    },
  };
}

test.run();
