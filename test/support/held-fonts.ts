import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from './at-end.ts';

interface HeldFonts {
  /** Where the site is to be had this way, without trailing slash. */
  url: string;
  /** Paths of the fonts that were asked for, in order. */
  asked: readonly string[];
  /** Lets go of the fonts that are held now; those that are asked for later are held again. */
  release: () => void;
}

/** The site at `origin` behind a server that holds each font until told. Playwright's own routes would turn the browser's cache off. */
export async function withHeldFonts(origin: string): Promise<HeldFonts> {
  const asked: string[] = [];
  let held: (() => void)[] = [];
  const server = createServer(({ url = '/', method, headers }, response) => {
    const pass = () => {
      ask(origin + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      })
        .on('error', () => response.destroy())
        .end();
    };
    if (!url.endsWith('.woff2')) return pass();
    asked.push(url);
    held.push(pass);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    release: () => {
      for (const pass of held) pass();
      held = [];
    },
  };
}
