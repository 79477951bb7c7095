import { join } from 'node:path';
import { bundleInMemory } from '../../../../build/pages/bundle/bundle.ts';
import { openCache } from '../../../../build/pipeline/cached-steps.ts';
import { type Rebuild, rebuild } from '../../../../build/server/dev/dev.ts';
import { OpenPages } from '../../../../build/server/dev/open-pages.ts';
import { assert, suite } from '../../../suite.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';

const test = suite('A build of the development server');

test('leaves what was touched to the next one where it breaks off: open pages load the new pictures then', async () => {
  const site = fixtureSite();
  let broken = false;
  const layout: typeof site.layout = (all) => {
    if (broken) throw new Error('broken off');
    return site.layout(all);
  };
  const pages = new OpenPages(undefined);
  const left: Rebuild = {
    out: join(site.cacheDir, 'dev'),
    pages,
    touched: new Set(),
    code: bundleInMemory(),
    cache: openCache(site),
  };
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
