import { spawn } from 'node:child_process';

/**
 * Hands mails to a program with sendmail's interface, as Postfix, Exim and msmtp bring one along.
 * @param {string} program
 * @param {{ from: string, to: string }} addresses
 */
export function sendByProgram(program, addresses) {
  /** @param {import('../shared/message.mjs').Mail} mail @returns {Promise<void>} */
  return (mail) =>
    new Promise((resolve, reject) => {
      // `-t`: to whom stands in the mail; `-i`: a line that is one dot does not end it; `-f`: who is told of a mail that cannot be delivered.
      const running = spawn(program, ['-t', '-i', '-f', bare(addresses.from)], {
        stdio: ['pipe', 'ignore', 'inherit'],
        timeout: 10_000,
      });
      running.on('error', reject);
      running.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))));
      running.stdin.on('error', () => {});
      running.stdin.end(written(mail, addresses));
    });
}

/** @param {import('../shared/message.mjs').Mail} mail @param {{ from: string, to: string }} addresses */
function written({ subject, replyTo, text }, { from, to }) {
  const body = Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\n');
  return `From: ${from}
To: ${to}
Reply-To: ${replyTo}
Subject: ${encoded(subject)}
MIME-Version: 1.0
Content-Type: text/plain; charset=UTF-8
Content-Transfer-Encoding: base64

${body}
`;
}

/** Words of a header (RFC 2047), each short enough for a line of one. @param {string} text */
function encoded(text) {
  const parts = text.match(/.{1,11}/gsu) ?? [];
  return parts.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\n ');
}

/** An address without the name that may stand before it. @param {string} address */
function bare(address) {
  return /[^\s<>]+@[^\s<>]+/.exec(address)?.[0] ?? address;
}
