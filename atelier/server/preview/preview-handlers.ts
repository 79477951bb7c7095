import { z } from 'zod';
import { contentPlace } from '../../../build/contract/editing/content-place.ts';
import type { ContentText, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import type { Origins } from '../../../build/contract/workshop-plugin.ts';
import { workshop as messages } from '../../words/workshop.fr.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, json, refused } from '../api-response.ts';
import { jsonBody } from '../body.ts';
import { type PreviewPage, Previews } from './previews.ts';

/** The workshop's page alone frames it; it sends nothing anywhere, though its forms and its counters stand in it. */
const policyFor = (workshop: string) => `frame-ancestors ${workshop}; form-action 'none'; connect-src 'self'`;

const requested = z.strictObject({ path: z.string(), text: z.string() });

/** Draws texts as they are written, and serves their pages. */
export function previewHandlers(
  host: WorkshopHost,
  origins: () => Promise<Origins>,
): Record<'preview' | 'diagnostics' | 'obstacles' | 'page', (question: ApiRequest) => Promise<ApiResponse>> {
  const previews = new Previews(host);
  const answered =
    (work: (source: ContentText) => Promise<unknown>) =>
    async ({ request }: ApiRequest) => {
      const { path: asked, text } = await jsonBody(request, requested, { limit: host.limits.text });
      const { path, name } = contentPlace(host, asked);
      if (!previews.ready) return refused(503, messages.building);
      return json(await work({ path, name, text }));
    };
  return {
    preview: answered((source) => previews.preview(source)),
    diagnostics: answered((source) => previews.diagnostics(source)),
    obstacles: answered((source) => previews.obstacles(source)),
    page: async ({ query }) => {
      const page = await previews.page(query.get('path') ?? '');
      const html = page?.html ?? standIn(page);
      const { workshop } = await origins();
      const headers = { 'content-security-policy': policyFor(workshop) };
      const body = host.framed(html, page?.path ?? '/', workshop);
      return { status: page?.html === undefined ? 503 : 200, type: 'text/html; charset=utf-8', headers, body };
    },
  };
}

/** What stands in the frame where no page can: it says why, and listens as a page does. */
function standIn(page: PreviewPage | undefined): string {
  const { noPreview, building, brokenElsewhere } = messages;
  const { message, hint } = page ? noPreview : building;
  const isSound = page?.diagnostics.every(({ severity }) => severity !== 'error');
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title></head>
<body><main><h1>${message}</h1><p>${isSound ? brokenElsewhere : hint}</p></main></body>
</html>`;
}
