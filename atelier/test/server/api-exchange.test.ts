import { once } from 'node:events';
import { connect } from 'node:net';
import { Refused } from '../../../build/editing/refused.ts';
import { assert, suite } from '../../../test/suite.ts';
import { fixtureSite } from '../../../test/support/fixture-site.ts';
import { localServer } from '../../../test/support/local-server.ts';
import { rawAnswer } from '../../../test/support/raw-answer.ts';
import { endpointAddress, TOKEN, WORKSHOP } from '../../api.ts';
import { assertLocal, readBody } from '../../server/api-exchange.ts';
import { workshopOf } from '../support/workshop.ts';
import { workshopServer } from '../support/workshop-server.ts';

const test = suite("The workshop's door");

const OPEN = endpointAddress('files/open');
const SAVE = endpointAddress('files/save');
const data = { path: 'content/pages/contact.md' };

test('whoever is not on this machine is refused, the page with its token included', () => {
  for (const remoteAddress of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])
    assertLocal({ socket: { remoteAddress } });
  assertLocal({ socket: { remoteAddress: '192.168.1.20', localAddress: '192.168.1.20' } });
  const foreign = ['192.168.1.20', '::ffff:192.168.1.20', '10.0.0.1', 'fe80::1', '128.0.0.1', '1.127.0.0.1', ''];
  for (const remoteAddress of [...foreign, undefined])
    for (const localAddress of ['192.168.1.21', '', undefined])
      assert.throws(() => assertLocal({ socket: { remoteAddress, localAddress } }), /ordinateur/, remoteAddress);
});

test("a question without the page's token, or with another one, is refused", async () => {
  const { send, token } = await workshopOf(fixtureSite());
  const before = await send('POST', OPEN, { data });
  assert.is(before.status, 403);
  assert.match(before.text, 'Rechargez la page');
  for (const wrong of ['', 'x', token.slice(1), `${token}x`, token.toUpperCase()])
    assert.is((await send('POST', OPEN, { data, headers: { [TOKEN]: wrong } })).status, 403, wrong);
  assert.is((await send('POST', OPEN, { data, headers: { [TOKEN]: token } })).status, 200);
  const other = await workshopOf(fixtureSite());
  assert.is.not(other.token, token);
});

test('a question from another site is refused even with the token', async () => {
  const { send, token } = await workshopOf(fixtureSite());
  for (const site of ['cross-site', 'same-site', 'whatever'])
    assert.is(
      (await send('POST', OPEN, { data, headers: { [TOKEN]: token, 'sec-fetch-site': site } })).status,
      403,
      site,
    );
  assert.is(
    (await send('POST', OPEN, { data, headers: { [TOKEN]: token, 'sec-fetch-site': 'same-origin' } })).status,
    200,
  );
});

test('an address of slashes, a whole and a malformed one are no fault of the server', async () => {
  const { send, port } = await workshopOf(fixtureSite());
  for (const path of ['//', '///', '//x/y', `http://localhost:${port}/nothing`])
    assert.is((await send('GET', path)).status, 404, path);
  assert.is((await send('GET', `http://localhost:${port}${WORKSHOP}`)).status, 200);
  for (const path of ['http://', '*', 'x']) assert.is((await send('GET', path)).status, 400, path);
  for (const path of ['//[', 'http://[', `${WORKSHOP}%`, `${OPEN}?path=%`, `${OPEN}?path=%00`])
    assert.ok((await send('GET', path)).status >= 400, path);
});

test('each address takes its own methods alone, and its own type of body', async () => {
  const { ask, send } = await workshopOf(fixtureSite());
  for (const [method, path] of [
    ['GET', endpointAddress('files/rename')],
    ['PUT', endpointAddress('files/create')],
    ['DELETE', endpointAddress('upload/picture')],
    ['GET', OPEN],
    ['PUT', SAVE],
  ] as const)
    assert.is((await ask(method, path)).status, 405, `${method} ${path}`);
  for (const method of ['POST', 'PUT', 'DELETE']) assert.is((await send(method, WORKSHOP)).status, 405, method);
  const nowhere = `${WORKSHOP}api/nothing`;
  assert.is((await ask('GET', nowhere)).status, 404);
  const { status, headers } = await send('GET', nowhere, { headers: { accept: 'text/html,*/*;q=0.8' } });
  assert.equal([status, headers.location], [302, WORKSHOP], 'whoever typed the address is led to the workshop');
  const body = JSON.stringify({ path: 'content/pages/contact.md', text: 'x', version: 'x' });
  const saved = async (type: string) => (await ask('POST', SAVE, { body, headers: { 'content-type': type } })).status;
  const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  for (const type of [...forms, '', 'application/jsonp']) assert.is(await saved(type), 415, type);
  assert.is(await saved('application/json; charset=utf-8'), 200);
});

test('what is not the JSON that was asked for is refused in French, field by field', async () => {
  const { ask } = await workshopOf(fixtureSite());
  const headers = { 'content-type': 'application/json' };
  for (const body of ['', '{', 'null', '[]', '"x"', '{"path":1}', Buffer.from([0x22, 0xff, 0x22])]) {
    const { status, data } = await ask('POST', SAVE, { body, headers });
    assert.is(status, 400, String(body));
    assert.match(data.message, /demande/);
  }
  const extra = { path: 'content/pages/contact.md', text: '', version: '', mode: 0o777 };
  assert.is((await ask('POST', SAVE, { data: extra })).status, 400);
  assert.match((await ask('POST', SAVE, { data: { path: 'x', text: 1, version: '' } })).data.message, '(text)');
});

test('a huge body is refused before it has come, told or untold', async () => {
  const { ask, port, token } = await workshopOf(fixtureSite());
  const huge = await ask('POST', SAVE, { data: { path: 'x', text: 'x'.repeat(2_000_000), version: '' } });
  assert.is(huge.status, 413);
  const head = `POST ${SAVE} HTTP/1.1\r\nHost: localhost:${port}\r\n${TOKEN}: ${token}\r\nContent-Type: application/json\r\n`;
  for (const told of ['Content-Length: 99999999999', 'Transfer-Encoding: chunked']) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`${head}${told}\r\n\r\n`);
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    if (told.startsWith('Transfer')) for (let count = 0; count < 40; count++) socket.write(chunk);
    const chunks: Buffer[] = [];
    socket.on('data', (data) => chunks.push(data));
    await once(socket, 'close');
    assert.match(Buffer.concat(chunks).toString(), /^HTTP\/1\.1 413 /, told);
  }
});

test('a body that stops on its way is waited for so long, and no longer', async () => {
  const port = await localServer(async (request, response) => {
    const refused = await readBody(request, { limit: 100, timeout: 50 }).catch((error: unknown) => error);
    response.end(refused instanceof Refused ? String(refused.status) : 'read');
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf');
  const [answer] = await once(socket, 'data');
  assert.match(String(answer), '408');
  socket.destroy();
});

test('names of other sites and foreign origins get nothing of the workshop', async () => {
  const server = await workshopServer();
  await server.nextBuild();
  const { origin, host } = new URL(server.url);
  const hosts = ['evil.test', 'localhost.evil.test', host, `127.0.0.1:${new URL(server.workshop).port}`];
  const origins = ['http://evil.test', origin, 'null'];
  const foreign = [...hosts.map((host) => ({ host })), ...origins.map((origin) => ({ origin }))];
  for (const path of [WORKSHOP, OPEN, endpointAddress('content/list')]) {
    for (const headers of foreign) {
      const { status, body } = await rawAnswer(server.workshop, path, headers);
      assert.is(status, 403, `${path} ${JSON.stringify(headers)}`);
      assert.not.match(body.toString(), TOKEN);
    }
  }
  assert.is((await rawAnswer(server.workshop, WORKSHOP)).status, 200);
});
