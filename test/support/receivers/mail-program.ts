import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '../folder.ts';
import { SETUP, type SentMail } from './receiver.ts';

/** A program with sendmail's interface, which files what it is handed in the name of the tests' sender. */
export function mailProgram() {
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
