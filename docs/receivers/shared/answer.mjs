/**
 * @typedef {object} Outcome
 * @property {number} status
 * @property {string} [error]
 * @property {readonly string[]} [fields] Those that cannot be taken.
 * @property {number} [after] Seconds after which to come again.
 */

/**
 * JSON for scripts; for browsers that show the answer a page, which on success is the site's own.
 * @param {Request} request
 * @param {Outcome} outcome
 * @param {{ thanks: string, to: string }} receiver
 */
export function answerTo(request, { status, error, fields = [], after }, { thanks, to }) {
  const origin = status === 403 ? null : request.headers.get('origin');
  const headers = new Headers({
    'cache-control': 'no-store',
    vary: 'Origin, Accept',
    'x-content-type-options': 'nosniff',
    ...(origin !== null && {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, idempotency-key',
    }),
    ...(status === 405 && { allow: 'POST, OPTIONS' }),
    ...(after !== undefined && { 'retry-after': String(after) }),
  });
  if (status === 204) return new Response(null, { status, headers });
  if (!request.headers.get('accept')?.includes('text/html'))
    return Response.json(error === undefined ? { ok: true } : { ok: false, erreur: error, champs: fields }, {
      status,
      headers,
    });
  if (error === undefined) {
    headers.set('location', thanks);
    return new Response(null, { status: 303, headers });
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', "default-src 'none'");
  return new Response(failurePage(error, to), { status, headers });
}

/** @param {string} error @param {string} to */
function failurePage(error, to) {
  return `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>Message non envoyé</title>
<h1>Message non envoyé</h1><p>${error}</p>
<p>Revenez à la page précédente, où votre texte est encore, ou écrivez à <a href="mailto:${to}">${to}</a>.</p></html>`;
}
