import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { PreviewResult } from '../../api.ts';
import { endpointAddress, PREVIEW_PAGE, TOKEN, WORKSHOP } from '../../api.ts';

type Get = (path: string, init?: RequestInit) => Promise<Response>;

/** A writer's hands on the workshop of a development server (`get`, which its address leads away from), without a browser. */
export async function writerAt(get: Get) {
  const opened = await get(WORKSHOP);
  const [, token = ''] = new RegExp(`name="${TOKEN}" content="([^"]+)"`).exec(await opened.text()) ?? [];
  const ask = (address: string, data: unknown) => {
    const headers = { [TOKEN]: token, 'content-type': 'application/json' };
    return get(new URL(address, opened.url).href, { method: 'POST', headers, body: JSON.stringify(data) });
  };
  const answered = async <Answer>(address: string, data: unknown): Promise<Answer> => {
    const response = await ask(address, data);
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return response.json();
  };
  return {
    ask,
    /** Has a text drawn, and judged. */
    preview: async (path: string, text: string): Promise<PreviewResult & { diagnostics: Diagnostic[] }> => ({
      ...(await answered<PreviewResult>(endpointAddress('preview'), { path, text })),
      diagnostics: await answered<Diagnostic[]>(endpointAddress('diagnostics'), { path, text }),
    }),
    page: (path: string) => get(`${PREVIEW_PAGE}?path=${encodeURIComponent(path)}`),
  };
}
