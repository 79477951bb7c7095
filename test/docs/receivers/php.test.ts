import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, suite } from '../../suite.ts';
import { atEnd } from '../../support/at-end.ts';
import { folderWith } from '../../support/folder.ts';
import { once } from '../../support/once.ts';
import { projectRoot } from '../../support/project-root.ts';
import {
  byScript,
  holdsAsReceiver,
  message,
  type RunningReceiver,
  SETUP,
  type SentMail,
  unique,
} from '../../support/receivers.ts';

const test = suite('The receiver in PHP');
const RECIPE = join(projectRoot, 'docs/receivers/php');

/** PHP's own server, which hands mails to the program of the tests. */
const server = once(async () => {
  const [root, program] = [folderWith(), mailProgram()];
  const running = spawn('php', ['-d', `sendmail_path=${program.path}`, '-S', '127.0.0.1:0', '-t', root], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  atEnd(() => void running.kill('SIGTERM'));
  let said = '';
  for await (const chunk of running.stderr.setEncoding('utf8')) {
    said += chunk;
    const [, url] = /\((http:\S+)\) started/.exec(said) ?? [];
    if (url) break;
  }
  const [, url] = /\((http:\S+)\) started/.exec(said) ?? [];
  if (!url) throw new Error(`PHP does not start: ${said}`);
  return { root, program, url };
});

/** The recipe in a folder of its own, with the settings that it comes with changed to those of the tests. */
async function installed(changes: Readonly<Record<string, string>> = {}): Promise<RunningReceiver> {
  const { root, program, url } = await server();
  const name = unique();
  const to = `${name}.${SETUP.to}`;
  mkdirSync(join(root, name));
  cpSync(join(RECIPE, 'message.php'), join(root, name, 'message.php'));
  const settings = { ...SETUP, to, memory: `../memory-${name}`, ...changes };
  const config = readFileSync(join(RECIPE, 'message.config.php'), 'utf8')
    .replace('contact@exemple.fr', settings.to)
    .replace('site@exemple.fr', settings.from)
    .replace('https://exemple.fr/merci', settings.thanks)
    .replace('https://exemple.fr', settings.origin)
    .replace('../../memoire-des-messages', settings.memory);
  writeFileSync(join(root, name, 'message.config.php'), config);
  const sent = program.mailsTo(to);
  const asReader = (text: string) => text.replace(to, SETUP.to);
  return {
    ask: async (request) => {
      const response = await fetch(`${url}/${name}/message.php`, request);
      return new Response(asReader(await response.text()) || null, response);
    },
    sent: () => sent().map((mail) => ({ ...mail, to: asReader(mail.to) })),
    breakMail: program.breakMail,
  };
}

// Skipped, and counted as such, on a machine without PHP.
const testWithPhp = hasPhp() ? test : test.skip;

holdsAsReceiver(testWithPhp, installed);

testWithPhp(
  'says that it cannot take a message where it cannot remember it, and tells nothing of the server',
  async () => {
    const receiver = await installed({ memory: 'message.config.php/inside' });
    const response = await receiver.ask(byScript(message()));
    assert.is(response.status, 503);
    const told = await response.text();
    assert.ok(JSON.parse(told).erreur && !/\.php|warning/i.test(told));
    assert.equal(receiver.sent(), []);
  },
);

testWithPhp('sends nothing where the disk takes nothing more, and sends it once the disk does', async () => {
  const receiver = await installed();
  assert.is((await receiver.ask(byScript(message()))).status, 200);
  const memory = await newestMemory();
  mkdirSync(`${memory}.new`);
  const [fields, key] = [message(), `key ${unique()}`];
  for (let nth = 0; nth < 3; nth++) assert.is((await receiver.ask(byScript(fields, key))).status, 503);
  assert.is(receiver.sent().length, 1);
  rmdirSync(`${memory}.new`);
  for (let nth = 0; nth < 3; nth++) assert.is((await receiver.ask(byScript(fields, key))).status, 200);
  assert.is(receiver.sent().length, 2);
});

testWithPhp('a clock that ran ahead keeps nobody from writing once it is right', async () => {
  const receiver = await installed();
  const ahead = Math.floor(Date.now() / 1000) + 30 * 86_400;
  const [key, fields] = [`key ${unique()}`, message()];
  assert.is((await receiver.ask(byScript(fields, key))).status, 200);
  const memory = await newestMemory();
  const { keys } = JSON.parse(readFileSync(memory, 'utf8'));
  const later = Object.fromEntries(Object.keys(keys).map((known) => [known, ahead]));
  writeFileSync(memory, JSON.stringify({ keys: later, sent: Array(60).fill([ahead, 'somebody']) }));
  assert.is((await receiver.ask(byScript(message()))).status, 200);
  assert.is((await receiver.ask(byScript(fields, key))).status, 200);
  assert.is(receiver.sent().length, 2, 'a message from then is still known');
});

/** Returns the file in which the recipe that was installed last remembers messages. */
async function newestMemory(): Promise<string> {
  const { root } = await server();
  const names = readdirSync(root).filter((name) => name.startsWith('memory-'));
  return join(root, names.sort(byNumber).at(-1) ?? '', 'state.json');
}

function byNumber(a: string, b: string): number {
  return Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, ''));
}

function hasPhp(): boolean {
  try {
    return execFileSync('php', ['-r', 'echo PHP_VERSION_ID;'], { encoding: 'utf8' }) >= '80000';
  } catch {
    return false;
  }
}

/** A program with sendmail's interface, which files what it is handed in the name of the tests' sender. */
function mailProgram() {
  const folder = folderWith({ 'mails/.keep': '' });
  const [path, broken, mails] = ['sendmail', 'broken', 'mails'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(
    path,
    `#!/bin/sh\n[ -e '${broken}' ] && exit 75\ncase "$*" in *-f*${SETUP.from}*) ;; *) exit 64 ;; esac\ncat > "$(mktemp -p '${mails}')"\n`,
  );
  chmodSync(path, 0o755);
  return {
    path,
    /** Reads the mails that are sent to this address from now on. */
    mailsTo: (to: string): (() => SentMail[]) => {
      const before = new Set(readdirSync(mails));
      const read = (name: string) => mailIn(readFileSync(join(mails, name), 'utf8'));
      return () =>
        readdirSync(mails)
          .filter((name) => !before.has(name))
          .map(read)
          .filter((mail) => mail.to === to);
    },
    breakMail: (isBroken: boolean) => (isBroken ? writeFileSync(broken, '') : rmSync(broken, { force: true })),
  };
}

/** A mail's text and headers; one that has another header than a mail of ours is none. */
function mailIn(raw: string): SentMail {
  const [head = '', body = ''] = raw.replaceAll('\r\n', '\n').split('\n\n');
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = new Map(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
  const of = (name: string) => decoded(headers.get(name) ?? '');
  const unknown = [...headers.keys()].filter((name) => !KNOWN.has(name));
  if (unknown.length > 0 || headers.size !== lines.length) throw new Error(`unknown headers: ${head}`);
  const text = Buffer.from(body, 'base64').toString();
  return { from: of('From'), to: of('To'), replyTo: of('Reply-To'), subject: of('Subject'), text };
}

const CONTENT = ['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'];
const KNOWN: ReadonlySet<string> = new Set(['From', 'To', 'Reply-To', 'Subject', ...CONTENT]);

/** Encoded words of a header (RFC 2047), joined where they stand side by side. */
function decoded(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString());
}
