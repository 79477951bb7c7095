import { type IncomingHttpHeaders, request } from 'node:http';

/** A server's response, neither decoded nor redirected. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path exactly as it is spelled: `fetch` would tidy it, follow redirects and decode what comes. */
export function rawAnswer(origin: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
    })
      .on('error', reject)
      .end();
  });
}
