import { EventEmitter, once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteDefinition } from '../../build/definition.ts';
import { serveDev } from '../../build/dev/dev.ts';
import type { BuildResult } from '../../build/pipeline.ts';
import { atEnd } from '../support/at-end.ts';
import { fixtureSite, textPage } from '../support/fixture-site.ts';

const test = suite('Development server');

/** Far more than a build takes, in milliseconds. */
const PATIENCE = 20_000;
const CONTACT = 'content/pages/contact.md';

test('serves the site, each page with the script that reloads it', async () => {
  const { get, nextBuild } = await serve();
  assert.ok((await nextBuild()).ok);
  for (const path of ['/', '/contact', '/nowhere']) {
    const page = await (await get(path)).text();
    const [, source = ''] = /<script src="(\/__dev\/[^"]+)"><\/script><\/body>/.exec(page) ?? [];
    const script = await get(source);
    assert.match(script.headers.get('content-type') ?? '', 'text/javascript', path);
    assert.match(await script.text(), 'EventSource');
  }
});

test('does so below a base', async () => {
  const { get, nextBuild } = await serve({ base: '/depot' });
  await nextBuild();
  const page = await (await get('/depot/contact')).text();
  assert.match(page, 'href="/depot/"');
  const [, source = ''] = /<script src="([^"]+)"><\/script><\/body>/.exec(page) ?? [];
  assert.is((await get(source)).status, 200);
});

test('a change of a text rebuilds the site, and then tells open pages to reload', async () => {
  const { get, edit, nextBuild, nextEvent } = await serve();
  await nextBuild();
  const event = await nextEvent();
  edit(CONTACT, textPage('Contact', '## Écrire\n\nUn changement.'));
  assert.ok((await nextBuild()).ok);
  assert.is(await event.text, 'data: reload\n\n');
  assert.match(await (await get('/contact')).text(), 'Un changement.');
});

test('so does a change of a component, a style or a static file, and a new text', async () => {
  const { get, edit, nextBuild } = await serve();
  await nextBuild();
  edit('src/TextPage.module.css', '.prose { color: teal }');
  await nextBuild();
  assert.match(await (await get('/contact')).text(), 'color:teal');
  edit('static/robots.txt', 'changed');
  await nextBuild();
  assert.is(await (await get('/robots.txt')).text(), 'changed');
  edit('content/pages/nouvelle.md', textPage('Nouvelle', 'Un texte.'));
  await nextBuild();
  assert.match(await (await get('/nouvelle')).text(), 'Un texte.');
});

test('a mistake leaves the last good site in place and reloads nothing, until it is mended', async () => {
  const { get, edit, nextBuild, nextEvent } = await serve();
  await nextBuild();
  const before = await (await get('/contact')).text();
  const event = await nextEvent();
  let reloaded = false;
  event.text.then(() => {
    reloaded = true;
  });

  edit(CONTACT, textPage('Contact', '## Écrire\n\n[Nulle part](/nulle-part), un changement.'));
  const failed = await nextBuild();
  assert.not(failed.ok);
  assert.equal(
    failed.diagnostics.map(({ rule }) => rule),
    ['lien-mort'],
  );
  assert.is(await (await get('/contact')).text(), before);
  assert.not(reloaded);

  edit(CONTACT, textPage('Contact', '## Écrire\n\nUn changement, sans faute.'));
  assert.ok((await nextBuild()).ok);
  assert.is(await event.text, 'data: reload\n\n');
  assert.match(await (await get('/contact')).text(), 'sans faute');
});

const brokenCode = {
  'a module that throws as it loads': ['src/TextPage.tsx', "throw new Error('no');\nexport default () => null;\n"],
  'a server entry that renders nothing': ['src/server.tsx', 'export const render = undefined;\n'],
} as const;

for (const [what, [path, code]] of Object.entries(brokenCode)) {
  test(`${what} is a failed build, not the end of the server`, async () => {
    const { get, edit, nextBuild } = await serve();
    await nextBuild();
    edit(path, code);
    assert.not((await unlessCrashed(nextBuild())).ok);
    assert.is((await get('/')).status, 200);
  });
}

test('a route that cannot be drawn shows the error screen with its message; the others stay', async () => {
  const { get, edit, nextBuild } = await serve();
  await nextBuild();
  edit('src/TextPage.tsx', "export default () => { throw new Error('a <broken> component'); };\n");
  assert.not((await nextBuild()).ok);
  const failed = await get('/contact');
  assert.is(failed.status, 500);
  const screen = await failed.text();
  assert.match(screen, 'Unexpected Application Error!');
  assert.match(screen, 'a &lt;broken> component');
  assert.is((await get('/')).status, 200);
});

test('starts with a site that has mistakes, and serves it once they are mended', async () => {
  const { get, edit, nextBuild } = await serve({}, { [CONTACT]: '---\ntitre: Contact\n---\n' });
  assert.not((await nextBuild()).ok);
  assert.is((await get('/contact')).status, 404);
  edit(CONTACT, textPage('Contact', '## Écrire'));
  assert.ok((await nextBuild()).ok);
  assert.is((await get('/contact')).status, 200);
});

test('starts after a server that was killed as it published', async () => {
  const site = fixtureSite();
  for (const folder of ['dev', '.dev.previous', '.dev.staging-x']) {
    mkdirSync(join(site.cacheDir, folder), { recursive: true });
    writeFileSync(join(site.cacheDir, folder, 'index.html'), 'half a site');
  }
  const { get, nextBuild } = await serve({ site });
  assert.ok((await nextBuild()).ok);
  assert.is((await get('/contact')).status, 200);
});

test('changes that come while it builds are built afterwards', async () => {
  const { get, edit, nextBuild } = await serve();
  await nextBuild();
  for (let count = 1; count <= 20; count++) {
    edit(CONTACT, textPage('Contact', `## Écrire\n\nÉtat ${count}.`));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  let page = '';
  while (!page.includes('État 20.')) {
    assert.ok((await nextBuild()).ok);
    page = await (await get('/contact')).text();
  }
});

test('closing ends the open connections', async () => {
  const { close, nextEvent } = await serve();
  const event = await nextEvent();
  await close();
  assert.is(await event.text, undefined);
});

interface Options {
  site?: SiteDefinition;
  base?: string;
}

/** A development server of the fixture site, and the hands and eyes a test needs; `nextEvent` waits for the connection alone. */
async function serve({ site, base }: Options = {}, changes: Record<string, string> = {}) {
  const served = site ?? fixtureSite(changes);
  const builds = queue<BuildResult>();
  const { url, close } = await serveDev({ site: served, port: 0, onBuild: builds.add, ...(base && { base }) });
  atEnd(close);
  const get = (path: string) => fetch(new URL(path, url));
  const nextEvent = async () => ({ text: firstEvent(await get('/__dev/events')) });
  const edit = (path: string, text: string) => writeFileSync(join(served.root, path), text);
  return { get, edit, nextBuild: builds.next, nextEvent, close };
}

/** The work, as long as no promise is rejected behind everybody's back: that would have ended the process. */
async function unlessCrashed<Value>(work: Promise<Value>): Promise<Value> {
  let onCrash: (reason: unknown) => void = () => {};
  const crash = new Promise<never>((_, reject) => {
    onCrash = reject;
  });
  process.on('unhandledRejection', onCrash);
  try {
    return await Promise.race([work, crash]);
  } finally {
    process.off('unhandledRejection', onCrash);
  }
}

/** The first message of a stream of events; undefined when it ends without one. */
async function firstEvent({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    const text = decoder.decode(chunk);
    if (text.includes('data:')) return text;
  }
  return undefined;
}

/** Values in the order they came, for whoever waits for the next; that none ever comes is an error, not a run without end. */
function queue<Value>(): { add: (value: Value) => void; next: () => Promise<Value> } {
  const values: Value[] = [];
  const arrivals = new EventEmitter();
  return {
    add: (value) => {
      values.push(value);
      arrivals.emit('arrival');
    },
    next: async () => {
      while (values.length === 0) await once(arrivals, 'arrival', { signal: AbortSignal.timeout(PATIENCE) });
      const [value] = values.splice(0, 1);
      if (value === undefined) throw new Error('an empty queue was waited for');
      return value;
    },
  };
}

test.run();
