import { receiveMessage } from './message.mjs';

/** Cloudflare itself sets the header. @param {{ request: Request, env: Record<string, string> }} context */
export const onRequest = ({ request, env }) =>
  receiveMessage(request, request.headers.get('cf-connecting-ip') ?? '', env);
