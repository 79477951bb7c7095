import { answerTo } from './answer.mjs';
import { fieldsOf, LARGEST } from './fields.mjs';
import { LIMITS, mailOf, unsound } from './message.mjs';
import { networkOf } from './network.mjs';

/**
 * @typedef {object} Receiver
 * @property {readonly string[]} origins Where the form is: 'https://exemple.fr'.
 * @property {string} thanks The page that readers without script are led to.
 * @property {string} to The mailbox, which a page that tells of a failure names.
 * @property {import('./memory.mjs').Memory} memory
 * @property {(mail: import('./message.mjs').Mail, key: string) => Promise<void>} send Rejects when the mail was not handed over.
 */

/** Who has been on the page for fewer seconds is no person. */
const LEAST_SECONDS = 3;

/**
 * Takes a message of the contact form and sends it as one e-mail; never rejects.
 * @param {Request} request
 * @param {string} sender The address it comes from, as the server itself sees it.
 * @param {Receiver} receiver
 * @returns {Promise<Response>}
 */
export async function receive(request, sender, receiver) {
  return answerTo(request, await outcomeOf(request, sender, receiver), receiver);
}

/** @param {Request} request @param {string} sender @param {Receiver} receiver @returns {Promise<import('./answer.mjs').Outcome>} */
async function outcomeOf(request, sender, receiver) {
  const origin = request.headers.get('origin');
  if (!origin || !receiver.origins.includes(origin))
    return { status: 403, error: 'Ce formulaire n’est pas celui de notre site.' };
  if (request.method === 'OPTIONS') return { status: 204 };
  if (request.method !== 'POST') return { status: 405, error: 'Cette adresse ne reçoit que des messages.' };
  const fields = await fieldsOf(request);
  if (fields === 'too large') return { status: 413, error: `Ce message est trop long : ${LARGEST / 1000} ko au plus.` };
  if (fields === 'no text') return { status: 422, error: 'Ce message n’est pas en UTF-8.' };
  if (fields === undefined) return { status: 415, error: 'Ce message n’a pas une forme connue.' };
  // A machine that fills the trap learns nothing from the answer.
  if (fields.site_web) return { status: 200 };
  const wrong = unsound(fields);
  if (wrong.length > 0) {
    const error = `À revoir : ${wrong.join(', ')}. La réponse manque, est trop longue ou n’a pas la forme attendue.`;
    return { status: 422, error, fields: wrong };
  }
  // Browsers without script send no time: that says nothing against their reader.
  if (fields.duree !== undefined && !(Number.parseInt(fields.duree, 10) >= LEAST_SECONDS))
    return { status: 429, error: 'Ce message est parti trop vite : envoyez-le de nouveau.', after: LEAST_SECONDS };
  return sentOnce(fields, sender, receiver);
}

/** @param {import('./fields.mjs').Fields} fields @param {string} sender @param {Receiver} receiver @returns {Promise<import('./answer.mjs').Outcome>} */
async function sentOnce(fields, sender, { memory, send }) {
  // Without a key, as from a browser without script, the same text is the same message.
  const text = fields['idempotency-key'] ?? JSON.stringify(Object.keys(LIMITS).map((name) => fields[name]));
  try {
    const key = await hashOf(text);
    const after = await memory.once(key, networkOf(sender), () => send(mailOf(fields), key));
    return after === 0 ? { status: 200 } : { status: 429, error: 'Trop de messages en peu de temps.', after };
  } catch (error) {
    console.error(error);
    return { status: 503, error: 'Votre message n’a pas pu être transmis.', after: 30 };
  }
}

/** SHA-256 in hexadecimal, by what Node, browsers and hosts of functions have in common. @param {string} text */
async function hashOf(text) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
