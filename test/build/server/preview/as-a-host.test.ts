import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type PreviewOptions, servePreview } from '../../../../build/server/preview/preview.ts';
import { assert, suite } from '../../../suite.ts';
import { atEnd } from '../../../support/at-end.ts';
import { folderWith } from '../../../support/folder.ts';
import { rawAnswer } from '../../../support/raw-answer.ts';

const test = suite('Preview as a host');

const PAGE = '<p>home</p>';
const FORMS: Readonly<Record<string, Buffer>> = { br: brotliCompressSync(PAGE), gzip: gzipSync(PAGE) };
const dir = folderWith({
  'index.html': PAGE,
  'index.html.br': brotliCompressSync(PAGE),
  'index.html.gz': gzipSync(PAGE),
  'notes.md': '# Notes',
  'notes.md.gz': gzipSync('# Notes'),
  'plain.txt': 'plain',
  '404.html': 'nothing',
  'assets/page-AAAAAAAA.js': 'go()',
  _headers: [
    '/*',
    '  X-Everywhere: always: here',
    '  Strict-Transport-Security: max-age=1',
    '/*.md',
    '  Content-Type: text/markdown; charset=utf-8',
    '/assets/*',
    '  Cache-Control: public, immutable',
    '  X-Everywhere: twice',
    '/404.html',
    '  Cache-Control: no-cache',
    '',
  ].join('\n'),
});

test('sends the compressed form that is taken, the smaller first, as the type of what it holds', async () => {
  const origin = await serve();
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.0', undefined],
    ['deflate', undefined],
    ['', undefined],
  ] as const) {
    const { status, headers, body } = await rawAnswer(origin, '/', { 'accept-encoding': accepted });
    assert.is(status, 200, accepted);
    assert.is(headers['content-encoding'], encoding, accepted);
    assert.match(headers['content-type'] ?? '', /^text\/html; ?charset=utf-8$/, accepted);
    assert.is(headers.vary, 'Accept-Encoding', accepted);
    assert.equal(body, FORMS[encoding ?? ''] ?? Buffer.from(PAGE));
  }
  const { headers } = await rawAnswer(origin, '/plain.txt', { 'accept-encoding': 'br' });
  assert.equal([headers['content-encoding'], headers.vary], [undefined, undefined], 'a file without such forms');
});

test('sends what the folder’s rules for hosts say of a path, joined where several do', async () => {
  const origin = await serve();
  const at = async (path: string, name: string) => (await rawAnswer(origin, path)).headers[name];
  assert.is(await at('/', 'x-everywhere'), 'always: here');
  assert.is(await at('/?a=b', 'x-everywhere'), 'always: here');
  assert.is(await at('/assets/page-AAAAAAAA.js', 'x-everywhere'), 'always: here, twice');
  assert.is(await at('/assets/page-AAAAAAAA.js', 'cache-control'), 'public, immutable');
  assert.is(await at('/notes.md', 'content-type'), 'text/markdown; charset=utf-8');
  const found = (await rawAnswer(origin, '/notes.md', { 'accept-encoding': 'gzip' })).headers['content-type'];
  assert.is(found, await at('/notes.md', 'content-type'));
});

test('says of what is not there what the rules say of the page that is shown; asks no browser to come by https alone', async () => {
  const { status, headers } = await rawAnswer(await serve(), '/assets/page-BBBBBBBB.js');
  assert.is(status, 404);
  assert.equal([headers['cache-control'], headers['x-everywhere']], ['no-cache', 'always: here']);
  assert.is(headers['strict-transport-security'], undefined);
});

test('what was said before a file was found holds', async () => {
  const origin = await serve({
    before: (_, response) => {
      response.setHeader('cache-control', 'no-store');
      return false;
    },
  });
  assert.is((await rawAnswer(origin, '/assets/page-AAAAAAAA.js')).headers['cache-control'], 'no-store');
});

async function serve(options: Partial<PreviewOptions> = {}): Promise<string> {
  const { url, close } = await servePreview({ dir, port: 0, ...options });
  atEnd(close);
  return new URL(url.replace('localhost', '127.0.0.1')).origin;
}
