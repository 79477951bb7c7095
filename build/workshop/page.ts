import { workshop } from '../messages/workshop.fr.ts';
import type { Answer } from './answer.ts';
import { TOKEN } from './api.ts';
import { SCRIPT, STYLES } from './client-files.ts';

/** What the page may load: its own files, and pages of the site inside it. CodeMirror sets styles by script. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page that the workshop runs in. `token`: what its questions must carry, which no other page can read. */
export function workshopPage(token: string): Answer {
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': POLICY },
    body: `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="${TOKEN}" content="${token}">
<title>${workshop.title}</title>
<link rel="stylesheet" href="${STYLES}">
</head>
<body><div id="atelier"></div><script type="module" src="${SCRIPT}"></script></body>
</html>`,
  };
}
