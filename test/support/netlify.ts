import { join } from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { z } from 'zod';
import { folderWith } from './folder.ts';

const redirect = z.array(z.object({ from: z.string(), to: z.string(), status: z.number() }));

/** A `_headers` file as Netlify's own code reads it. */
export async function netlifyHeaders(text: string) {
  // Its types know no names of files; it takes texts.
  const headersFiles = JSON.parse(JSON.stringify([join(folderWith({ _headers: text }), '_headers')]));
  return parseAllHeaders({ headersFiles, configHeaders: [], netlifyConfigPath: undefined, minimal: true });
}

/** A `_redirects` file as Netlify's own code reads it. */
export async function netlifyRedirects(text: string) {
  const redirectsFiles = [join(folderWith({ _redirects: text }), '_redirects')];
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
  return { redirects: redirect.parse(redirects), errors };
}
