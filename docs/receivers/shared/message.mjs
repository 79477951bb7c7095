/**
 * @typedef {object} Mail
 * @property {string} subject
 * @property {string} replyTo
 * @property {string} text
 */

/** @type {Readonly<Record<string, number>>} Characters that a field may have. */
export const LIMITS = { nom: 120, email: 254, entreprise: 160, secteur: 60, typedemande: 60, message: 10_000 };
/** @type {Readonly<Record<string, string>>} As the form calls them. */
const LABELS = {
  nom: 'Nom',
  email: 'E-mail',
  entreprise: 'Entreprise',
  secteur: 'Secteur d’activité',
  typedemande: 'Type de demande',
  message: 'Message',
};
/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} What readers choose, as content/pages/contact.md calls it; others stand as they come. */
const CHOICES = {
  secteur: {
    ecommerce: 'E-commerce',
    transport: 'Transport & Logistique',
    formation: 'Formation & Éducation',
    services: 'Services',
    sante: 'Santé & Bien-être',
    industrie: 'Industrie',
    autre: 'Autre',
  },
  typedemande: {
    audit: 'Audit gratuit',
    devis: 'Demande de devis',
    conseil: 'Conseil & orientation',
    demo: 'Démonstration',
    autre: 'Autre',
  },
};
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
  const lines = Object.keys(LIMITS).map((name) => `${LABELS[name]} : ${shown(name, fields[name] ?? '')}`);
  return {
    subject: `Message du site : ${fields.nom}, ${fields.entreprise}`,
    replyTo: fields.email ?? '',
    text: [...lines, '', `Temps passé sur la page : ${time}.`].join('\n'),
  };
}

/** @param {string} name @param {string} value */
function shown(name, value) {
  const choices = CHOICES[name] ?? {};
  return Object.hasOwn(choices, value) ? choices[value] : value;
}
