import { workshop } from '../messages/workshop.fr.ts';
import type { Answer } from './answer.ts';
import { BUILDS, TOKEN } from './api.ts';
import { SCRIPT, STYLES } from './client-files.ts';

/** What the page may load: its own files, and pages of the site inside it. CodeMirror sets styles by script. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface PageOptions {
  /** What its questions must carry, which no other page can read. */
  token: string;
  /** Address of the events that follow each build. */
  builds: string;
}

/** The page that the workshop runs in. */
export function workshopPage({ token, builds }: PageOptions): Answer {
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
<meta name="${BUILDS}" content="${builds}">
<title>${workshop.title}</title>
<link rel="stylesheet" href="${STYLES}">
</head>
<body><div id="atelier"></div><script type="module" src="${SCRIPT}"></script></body>
</html>`,
  };
}
