import { request } from 'node:http';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { localServer } from '../../../test/support/local-server.ts';
import { bareHost } from '../../../test/support/workshop-host.ts';
import { endpointAddress, TOKEN, WORKSHOP } from '../../api.ts';
import { openWorkshop } from '../../server/workshop.ts';

interface Asked {
  data?: unknown;
  body?: string | Uint8Array;
  headers?: Readonly<Record<string, string>>;
}

/** A workshop on a server of its own, without builds, asked as its page asks. */
export async function workshopOf(site: SiteDefinition) {
  const port = await listening(site);
  const send = (method: string, path: string, { data, body, headers = {} }: Asked = {}) =>
    new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
      const sent = request({
        port,
        method,
        path,
        headers: { ...(data !== undefined && { 'content-type': 'application/json' }), ...headers },
      });
      sent.on('error', reject).on('response', async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          headers: response.headers,
        });
      });
      sent.end(data === undefined ? body : JSON.stringify(data));
    });
  const page = await send('GET', WORKSHOP);
  const token = new RegExp(`<meta name="${TOKEN}" content="([^"]+)">`).exec(page.text)?.[1] ?? '';
  /** Status and data of an answer. */
  const ask = async (method: string, path: string, asked: Asked = {}) => {
    const { status, text } = await send(method, path, { ...asked, headers: { [TOKEN]: token, ...asked.headers } });
    return { status, data: JSON.parse(text) };
  };
  /** Asks an endpoint by its name. */
  const call = (name: string, data: unknown = null) => ask('POST', endpointAddress(name), { data });
  return { port, token, send, ask, call };
}

/** The port that a workshop answers at until the tests end. */
async function listening(site: SiteDefinition): Promise<number> {
  let origin = '';
  const { own } = openWorkshop(bareHost(site), {
    builds: { address: '/none', listen: () => {} },
    origins: async () => ({ workshop: origin, site: 'http://localhost:1' }),
  });
  const port = await localServer((question, response) => void own(question, response));
  origin = `http://localhost:${port}`;
  return port;
}
