/** @typedef {Readonly<Record<string, string>>} Fields */

/** Bytes of a request: the longest message in the widest encoding. */
export const LARGEST = 200_000;

/**
 * What was sent, as text by name; undefined where it is neither JSON nor a form.
 * @param {Request} request
 * @returns {Promise<Fields | 'too large' | undefined>}
 */
export async function fieldsOf(request) {
  const body = await textOf(request);
  if (body === undefined) return 'too large';
  const type = request.headers.get('content-type') ?? '';
  const key = request.headers.get('idempotency-key');
  const fields = type.startsWith('application/json') ? parsed(body) : formIn(body, type);
  return fields && { ...fields, ...(key !== null && { 'idempotency-key': key }) };
}

/** Reads no more than may be in it. @param {Request} request */
async function textOf(request) {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) return void (await reader.cancel());
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
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

/** @param {string} body @param {string} type @returns {Fields | undefined} */
function formIn(body, type) {
  return type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(body))
    : undefined;
}
