import { filledByMake } from './formulas.ts';

/** The JSON body of a request that a text prints with Make's `{{3.json}}` in it, as Make sends it with this message there. Throws where that is no JSON. */
export function requestWith(text: string, message: unknown): Record<string, unknown> {
  const [body = ''] = /^\{\n[\s\S]*?^\}$/m.exec(text) ?? [];
  return JSON.parse(filledByMake(body, { '3.json': JSON.stringify(message) }));
}
