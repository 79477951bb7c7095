import { receiveMessage } from './message.mjs';

/** @param {Request} request @param {{ ip: string }} context */
export default (request, { ip }) => receiveMessage(request, ip, process.env);

/** Netlify counts requests where the function's own memory does not last. */
export const config = {
  path: '/message',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
