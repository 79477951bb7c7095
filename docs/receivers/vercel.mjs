import { receiveMessage } from './message.mjs';

/** Vercel itself sets the header, whatever a client wrote into it. */
export default {
  /** @param {Request} request */
  fetch: (request) => receiveMessage(request, request.headers.get('x-real-ip') ?? '', process.env),
};
