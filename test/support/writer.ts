import type { PreviewResult } from '../../build/workshop/api.ts';
import { api, PREVIEW_PAGE, TOKEN, WORKSHOP } from '../../build/workshop/api.ts';

type Get = (path: string, init?: RequestInit) => Promise<Response>;

/** A writer's hands on the workshop of a development server (`get`, which its address leads away from), without a browser. */
export async function writerAt(get: Get) {
  const opened = await get(WORKSHOP);
  const [, token = ''] = new RegExp(`name="${TOKEN}" content="([^"]+)"`).exec(await opened.text()) ?? [];
  const ask = (address: string, data: unknown) => {
    const headers = { [TOKEN]: token, 'content-type': 'application/json' };
    return get(new URL(address, opened.url).href, { method: 'POST', headers, body: JSON.stringify(data) });
  };
  return {
    ask,
    preview: async (path: string, text: string): Promise<PreviewResult> => {
      const response = await ask(api.preview, { path, text });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      return response.json();
    },
    page: (path: string) => get(`${PREVIEW_PAGE}?path=${encodeURIComponent(path)}`),
  };
}
