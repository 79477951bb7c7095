/**
 * @typedef {object} Mail
 * @property {string} subject
 * @property {string} replyTo
 * @property {string} text
 */

/** @type {Readonly<Record<string, number>>} Characters that a field may have. */
export const LIMITS = { nom: 120, email: 254, entreprise: 160, secteur: 60, typedemande: 60, message: 10_000 };
const REQUIRED = ['nom', 'email', 'entreprise', 'message'];
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/**
 * Names of the fields that cannot be taken.
 * @param {import('./fields.mjs').Fields} fields
 */
export function unsound(fields) {
  return Object.keys(LIMITS).filter((name) => !isSound(name, fields[name] ?? ''));
}

/** Only the message has several lines: a line's end in another field would begin a header of the e-mail. @param {string} name @param {string} value */
function isSound(name, value) {
  const control = name === 'message' ? /[^\P{Cc}\r\n\t]/u : /[\p{Cc}\p{Zl}\p{Zp}]/u;
  if (control.test(value) || [...value].length > (LIMITS[name] ?? 0)) return false;
  if (REQUIRED.includes(name) && value.trim() === '') return false;
  return name !== 'email' || EMAIL.test(value);
}

/**
 * @param {import('./fields.mjs').Fields} fields
 * @returns {Mail}
 */
export function mailOf(fields) {
  const time = fields.duree === undefined ? 'inconnu' : `${Number.parseInt(fields.duree, 10)} secondes`;
  const lines = Object.keys(LIMITS).map((name) => `${name} : ${fields[name] ?? ''}`);
  return {
    subject: `Message du site : ${fields.nom}, ${fields.entreprise}`,
    replyTo: fields.email ?? '',
    text: [...lines, '', `Temps passé sur la page : ${time}.`].join('\n'),
  };
}
