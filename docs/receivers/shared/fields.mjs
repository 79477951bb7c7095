/** @typedef {Readonly<Record<string, string>>} Fields */

/** Bytes of a request: the longest message in the widest encoding. */
export const LARGEST = 200_000;

/**
 * What was sent, as text by name; undefined where it is neither JSON nor a form. What is no UTF-8 is no text: nothing is put in its place.
 * @param {Request} request
 * @returns {Promise<Fields | 'too large' | 'no text' | undefined>}
 */
export async function fieldsOf(request) {
  const bytes = await bytesOf(request);
  if (bytes === undefined) return 'too large';
  const body = utf8In(bytes);
  if (body === undefined) return 'no text';
  const type = request.headers.get('content-type') ?? '';
  const key = request.headers.get('idempotency-key');
  const fields = type.startsWith('application/json') ? parsed(body) : formIn(body, type);
  if (fields === 'no text') return fields;
  return fields && { ...fields, ...(key !== null && { 'idempotency-key': key }) };
}

/** Reads no more than may be in it. @param {Request} request */
async function bytesOf(request) {
  const reader = request.body?.getReader();
  /** @type {Uint8Array[]} */
  const chunks = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) return void (await reader.cancel());
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** @param {Uint8Array} bytes */
function utf8In(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** @param {string} body @returns {Fields | undefined} */
function parsed(body) {
  try {
    const data = Object.entries(JSON.parse(body) ?? {});
    return Object.fromEntries(data.filter(([, value]) => typeof value === 'string'));
  } catch {
    return undefined;
  }
}

/** @param {string} body @param {string} type @returns {Fields | 'no text' | undefined} */
function formIn(body, type) {
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined;
  return isUtf8(body) ? Object.fromEntries(new URLSearchParams(body)) : 'no text';
}

/** Whether the bytes that a form writes in hexadecimal are UTF-8. @param {string} body */
function isUtf8(body) {
  const escapes = body.match(/(?:%[\da-f]{2})+/gi) ?? [];
  try {
    escapes.forEach(decodeURIComponent);
    return true;
  } catch {
    return false;
  }
}
