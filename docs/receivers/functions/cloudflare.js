import { receiveByBrevo } from './brevo.mjs';

/** `functions/message.js`. Cloudflare itself sets the header. @param {{ request: Request, env: Record<string, string> }} context */
export const onRequest = ({ request, env }) =>
  receiveByBrevo(request, request.headers.get('cf-connecting-ip') ?? '', env);
