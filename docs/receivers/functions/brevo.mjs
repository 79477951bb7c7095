import { createMemory } from '../shared/memory.mjs';
import { receive } from '../shared/receive.mjs';
import { settingIn, settingsIn } from '../shared/settings.mjs';

const ENDPOINT = 'https://api.brevo.com/v3/smtp/email';
const memory = createMemory();

/**
 * Takes a message and has Brevo send it. Its account is named by BREVO_API_KEY, and MESSAGE_FROM is a sender of that account.
 * @param {Request} request
 * @param {string} sender
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function receiveByBrevo(request, sender, env) {
  const { from, to, ...settings } = settingsIn(env);
  const apiKey = settingIn(env, 'BREVO_API_KEY');
  return receive(request, sender, {
    ...settings,
    to,
    memory,
    send: (mail, key) => send(mail, key, { from, to, apiKey }),
  });
}

/** @param {import('../shared/message.mjs').Mail} mail @param {string} key @param {{ from: string, to: string, apiKey: string }} account */
async function send({ subject, replyTo, text }, key, { from, to, apiKey }) {
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { accept: 'application/json', 'api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      sender: { email: from },
      to: [{ email: to }],
      replyTo: { email: replyTo },
      subject,
      textContent: text,
      // What this process does not remember, Brevo knows again for a quarter of an hour.
      headers: { idempotencyKey: key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5') },
    }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`Brevo answered ${response.status}: ${await response.text()}`);
}
