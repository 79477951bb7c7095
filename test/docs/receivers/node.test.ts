import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atEnd } from '../../support/at-end.ts';
import { once } from '../../support/once.ts';
import { projectRoot } from '../../support/project-root.ts';
import { holdsAsReceiver } from '../../support/receivers/holds-as-receiver.ts';
import { mailProgram } from '../../support/receivers/mail-program.ts';
import { ENVIRONMENT, type RunningReceiver, SETUP, unique } from '../../support/receivers/receiver.ts';

const test = suite('The receiver in Node');

/** The server as it is started on a machine of its own, behind a web server that names visitors' addresses. */
const server = once(async () => {
  const program = mailProgram();
  const running = spawn(process.execPath, [join(projectRoot, 'docs/receivers/node/server.mjs')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...ENVIRONMENT, PORT: '0', PROXY: '1', SENDMAIL: program.path, PATH: process.env.PATH },
  });
  atEnd(() => void running.kill('SIGTERM'));
  for await (const chunk of running.stdout.setEncoding('utf8')) return { program, url: String(chunk).trim() };
  throw new Error('the server does not start');
});

holdsAsReceiver(test, async (): Promise<RunningReceiver> => {
  const { program, url } = await server();
  const sender = `192.0.2.${unique()}`;
  return {
    ask: ({ headers, ...request }) =>
      fetch(url, { ...request, headers: { ...(headers as Record<string, string>), 'x-real-ip': sender } }),
    sent: program.mailsTo(SETUP.to),
    breakMail: program.breakMail,
  };
});

test('goes on after who went away in the middle, and after a request that no browser makes', async () => {
  const { port, hostname } = new URL((await server()).url);
  const head = `Host: a\r\nOrigin: ${SETUP.origin}\r\nContent-Length: 100\r\n\r\n`;
  for (const method of ['POST', 'TRACE']) {
    const socket = connect(Number(port), hostname);
    await new Promise((resolve) => socket.write(`${method} / HTTP/1.1\r\n${head}nom=Ada`, resolve));
    socket.destroy();
  }
  const answer = await fetch((await server()).url, { headers: { origin: SETUP.origin } });
  assert.is(answer.status, 405);
});

test.run();
