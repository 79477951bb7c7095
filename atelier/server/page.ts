import { BUILDS, SITE, TOKEN } from '../api.ts';
import { workshop } from '../words/workshop.fr.ts';
import type { ApiResponse } from './api-response.ts';
import { SCRIPT, STYLES } from './client-files.ts';

/** What the page may load: its own files, and pages of the site inside it. CodeMirror sets styles by script. */
const policyFor = (site: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src ${site}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface PageOptions {
  /** What its questions must carry, which no other page can read. */
  token: string;
  /** Address of the events that follow each build. */
  builds: string;
  /** The site's origin. */
  site: string;
}

/** The page that the workshop runs in. */
export function workshopPage({ token, builds, site }: PageOptions): ApiResponse {
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    headers: {
      'content-security-policy': policyFor(site),
      // A page of the site that opens this one keeps no hold on its window, nor takes its text for a file of its own.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
    body: `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="${TOKEN}" content="${token}">
<meta name="${BUILDS}" content="${builds}">
<meta name="${SITE}" content="${site}">
<title>${workshop.title}</title>
<link rel="stylesheet" href="${STYLES}">
</head>
<body><div id="atelier"></div><script type="module" src="${SCRIPT}"></script></body>
</html>`,
  };
}
