/** @typedef {Readonly<Record<string, string | undefined>>} Texts */
/** @typedef {{ status: number, error?: string, fields?: readonly string[], after?: number }} Outcome `after`: seconds until one may come again. */

/** Bytes of a request: the longest message in the widest encoding. */
const MAX_BYTES = 200_000;
/** Nobody fills the form in fewer seconds. */
const MIN_SECONDS = 3;
/** E-mails that are sent within so many milliseconds: for one sender, and for all. */
const PERIOD_MS = 600_000;
const MAX_OF_SENDER = 5;
const MAX_OF_ALL = 60;
/** A message that comes again within so many milliseconds is not sent again. */
const KNOWN_MS = 86_400_000;

/**
 * Takes a message of the contact form and has Brevo send it as one e-mail.
 * @param {Request} request
 * @param {string} sender The address it comes from, as the host itself sees it.
 * @param {Texts} env MESSAGE_TO, MESSAGE_FROM (a sender of the Brevo account), MESSAGE_ORIGINS (parted by commas), MESSAGE_THANKS, BREVO_API_KEY.
 */
export async function receiveMessage(request, sender, env) {
  const settings = settingsIn(env);
  return answerTo(request, await outcomeOf(request, sender, settings), settings);
}

/** @typedef {ReturnType<typeof settingsIn>} Settings @param {Texts} env */
function settingsIn(env) {
  const read = (/** @type {string} */ name) => {
    const value = env[name];
    if (!value) throw new Error(`the environment variable ${name} is missing`);
    return value;
  };
  return {
    to: read('MESSAGE_TO'),
    from: read('MESSAGE_FROM'),
    origins: read('MESSAGE_ORIGINS')
      .split(',')
      .map((origin) => origin.trim()),
    thanks: read('MESSAGE_THANKS'),
    apiKey: read('BREVO_API_KEY'),
  };
}

/** @param {Request} request @param {string} sender @param {Settings} settings @returns {Promise<Outcome>} */
async function outcomeOf(request, sender, settings) {
  const origin = request.headers.get('origin');
  if (!origin || !settings.origins.includes(origin))
    return { status: 403, error: 'Ce formulaire n’est pas celui de notre site.' };
  if (request.method === 'OPTIONS') return { status: 204 };
  if (request.method !== 'POST') return { status: 405, error: 'Cette adresse ne reçoit que des messages.' };
  const fields = await fieldsOf(request);
  if (!fields) return { status: 413, error: 'Ce message est trop long pour être reçu.' };
  // A machine that fills the trap learns nothing from the answer.
  if (fields.site_web) return { status: 200 };
  const wrong = Object.keys(LABELS).filter((name) => !isValid(name, fields[name] ?? ''));
  if (wrong.length > 0) {
    const error = `À revoir : ${wrong.join(', ')}. La réponse manque, est trop longue ou n’a pas la forme attendue.`;
    return { status: 422, error, fields: wrong };
  }
  // Browsers without script send no time: that says nothing against their reader.
  if (fields.duree !== undefined && !(Number.parseInt(fields.duree, 10) >= MIN_SECONDS))
    return { status: 429, error: 'Ce message est parti trop vite : envoyez-le de nouveau.', after: MIN_SECONDS };
  return sendOnce(fields, sender, settings);
}

/** Reads what was sent as text by name; undefined where it is larger than any message. @param {Request} request @returns {Promise<Texts | undefined>} */
async function fieldsOf(request) {
  const chunks = [];
  let size = 0;
  // Reads on past the limit, and keeps nothing of it: an answer does not arrive while somebody is still sending.
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BYTES) return undefined;
  const body = await new Blob(chunks).text();
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  const fields = isJson ? textsIn(body) : Object.fromEntries(new URLSearchParams(body));
  const key = request.headers.get('idempotency-key');
  return key === null ? fields : { ...fields, 'idempotency-key': key };
}

/** @param {string} body @returns {Texts} */
function textsIn(body) {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(body)).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** @type {Texts} As the form calls its fields. */
const LABELS = {
  nom: 'Nom',
  email: 'E-mail',
  entreprise: 'Entreprise',
  secteur: 'Secteur d’activité',
  typedemande: 'Type de demande',
  message: 'Message',
};
/** @type {Texts} Choices of the form as content/pages/contact.md calls them; others stand as they come. */
const CHOICES = {
  ecommerce: 'E-commerce',
  transport: 'Transport & Logistique',
  formation: 'Formation & Éducation',
  services: 'Services',
  sante: 'Santé & Bien-être',
  industrie: 'Industrie',
  audit: 'Audit gratuit',
  devis: 'Demande de devis',
  conseil: 'Conseil & orientation',
  demo: 'Démonstration',
  autre: 'Autre',
};
/** @type {Readonly<Record<string, number>>} Characters that a field may have. */
const MAX_LENGTHS = { nom: 120, email: 254, entreprise: 160, secteur: 60, typedemande: 60, message: 10_000 };
const OPTIONAL = ['secteur', 'typedemande'];
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;
/** U+FFFD stands for bytes that were no UTF-8. Only the message has several lines: elsewhere a line's end would begin a header of the e-mail. */
const FORBIDDEN = { line: /[\p{Cc}\p{Zl}\p{Zp}\ufffd]/u, text: /(?![\r\n\t])[\p{Cc}\ufffd]/u };

/** @param {string} name @param {string} value */
function isValid(name, value) {
  if (FORBIDDEN[name === 'message' ? 'text' : 'line'].test(value)) return false;
  if ([...value].length > (MAX_LENGTHS[name] ?? 0)) return false;
  return name === 'email' ? EMAIL.test(value) : OPTIONAL.includes(name) || value.trim() !== '';
}

/** @type {Map<string, { at: number, sender: string, sending: Promise<void> }>} Messages by their key, as long as the process lives. */
const messages = new Map();

/** @param {Texts} fields @param {string} sender @param {Settings} settings @returns {Promise<Outcome>} */
async function sendOnce(fields, sender, settings) {
  // Without a key, as from a browser without script, the same text is the same message.
  const key = await hashOf(
    fields['idempotency-key'] ?? JSON.stringify(Object.keys(LABELS).map((name) => fields[name])),
  );
  // Not the time of day, which may be set back: what lay in the future would then count for as long as it does.
  const now = performance.now();
  for (const [old, { at }] of messages) if (at <= now - KNOWN_MS) messages.delete(old);
  const network = networkOf(sender);
  const known = messages.get(key);
  const after = known ? 0 : secondsToWait(network, now);
  if (after > 0) return { status: 429, error: 'Trop de messages en peu de temps.', after };
  const message = known ?? { at: now, sender: network, sending: send(fields, key, settings) };
  messages.set(key, message);
  try {
    await message.sending;
    return { status: 200 };
  } catch (error) {
    messages.delete(key);
    console.error(error);
    return { status: 503, error: 'Votre message n’a pas pu être transmis.', after: 30 };
  }
}

/** @param {string} sender @param {number} now */
function secondsToWait(sender, now) {
  const recent = [...messages.values()].filter(({ at }) => at > now - PERIOD_MS);
  const own = recent.filter((message) => message.sender === sender);
  const oldest = own.length >= MAX_OF_SENDER ? own[0] : recent.length >= MAX_OF_ALL ? recent[0] : undefined;
  return oldest ? Math.ceil((oldest.at + PERIOD_MS - now) / 1000) : 0;
}

/** Returns the SHA-256 of a text in hexadecimal, by what all hosts have in common. @param {string} text */
async function hashOf(text) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the identity of a sender: an IPv4 address, or the first 64 bits of an IPv6 one, which a subscriber shares with nobody. @param {string} address */
function networkOf(address) {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.split('%', 1).join().split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array(Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))).fill('0');
  const groups = [...(first ?? []), ...zeros, ...(last ?? [])].map((group) => Number.parseInt(group, 16));
  return groups.slice(0, 4).join(':');
}

/** @param {Texts} fields @param {string} key @param {Settings} settings */
async function send(fields, key, { from, to, apiKey }) {
  const time = fields.duree === undefined ? 'inconnu' : `${Number.parseInt(fields.duree, 10)} secondes`;
  const shown = (/** @type {string} */ value) => (Object.hasOwn(CHOICES, value) ? CHOICES[value] : value);
  const lines = Object.entries(LABELS).map(([name, label]) => `${label} : ${shown(fields[name] ?? '')}`);
  const response = await fetch('https://api.brevo.com/v3/smtp/email', {
    method: 'POST',
    headers: { accept: 'application/json', 'api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      sender: { email: from },
      to: [{ email: to }],
      replyTo: { email: fields.email },
      subject: `Message du site : ${fields.nom}, ${fields.entreprise}`,
      textContent: [...lines, '', `Temps passé sur la page : ${time}.`].join('\n'),
      // A message that this process has forgotten is known to Brevo for a quarter of an hour.
      headers: { idempotencyKey: key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5') },
    }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`Brevo answered ${response.status}: ${await response.text()}`);
}

/** Answers scripts in JSON, and browsers that show the answer by a page. @param {Request} request @param {Outcome} outcome @param {Settings} settings */
function answerTo(request, { status, error, fields = [], after }, { thanks, to }) {
  const wantsPage = request.headers.get('accept')?.includes('text/html') === true;
  const headers = new Headers({
    'cache-control': 'no-store',
    vary: 'Origin, Accept',
    'x-content-type-options': 'nosniff',
    ...(status !== 403 && {
      'access-control-allow-origin': request.headers.get('origin') ?? '',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, idempotency-key',
    }),
    ...(status === 405 && { allow: 'POST, OPTIONS' }),
    ...(after !== undefined && { 'retry-after': String(after) }),
    ...(wantsPage && { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" }),
    ...(wantsPage && !error && { location: thanks }),
  });
  if (status === 204) return new Response(null, { status, headers });
  if (!wantsPage)
    return Response.json(error ? { ok: false, erreur: error, champs: fields } : { ok: true }, { status, headers });
  return error
    ? new Response(failurePage(error, to), { status, headers })
    : new Response(null, { status: 303, headers });
}

/** @param {string} error @param {string} to */
function failurePage(error, to) {
  return `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>Message non envoyé</title>
<h1>Message non envoyé</h1><p>${error}</p>
<p>Revenez à la page précédente, où votre texte est encore, ou écrivez à <a href="mailto:${to}">${to}</a>.</p></html>`;
}
