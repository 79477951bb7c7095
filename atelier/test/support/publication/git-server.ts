import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import { localServer } from '../../../../test/support/local-server.ts';
import { git } from '../../../../test/support/repository.ts';

/** A server that gives a bare repository to whoever has the password, by git's own program (git-http-backend(1)): its address, with a name and a password. */
export async function gitServer(bare: string, password: string): Promise<(given: string) => string> {
  git(bare, 'config', 'http.receivepack', 'true');
  const wanted = `Basic ${Buffer.from(`redaction:${password}`).toString('base64')}`;
  const port = await localServer((request, response) => {
    if (request.headers.authorization === wanted) return backend(bare, request, response);
    response.writeHead(401, { 'www-authenticate': 'Basic realm="site"' }).end();
  });
  return (given) => `http://redaction:${given}@127.0.0.1:${port}/${basename(bare)}`;
}

/** One request, as a web server hands it to a program (CGI, RFC 3875). */
function backend(bare: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: dirname(bare),
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      REQUEST_METHOD: request.method,
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
      REMOTE_USER: 'redaction',
    },
  });
  request.pipe(child.stdin);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('close', () => {
    const output = Buffer.concat(chunks);
    const end = output.indexOf('\r\n\r\n');
    const headers = output.subarray(0, end).toString().split('\r\n');
    const status = headers.find((line) => line.startsWith('Status: '));
    response.statusCode = Number(status?.slice('Status: '.length, 'Status: '.length + 3) ?? 200);
    for (const line of headers.filter((one) => one !== status)) {
      const colon = line.indexOf(': ');
      response.setHeader(line.slice(0, colon), line.slice(colon + 2));
    }
    response.end(output.subarray(end + 4));
  });
}
