/** A message with its idempotency key, by which the server recognizes a repeated one. */
export interface Envelope {
  message: Readonly<Record<string, string>>;
  key: string;
}

/** Gives a message its key. The same text, sent again, keeps its key. */
export function sealEnvelope(message: Envelope['message'], before: Envelope | undefined): Envelope {
  return before && isSame(before.message, message) ? before : { message, key: newKey() };
}

/** Returns the values of a form's fields, by name. */
export function readMessage(form: HTMLFormElement): Envelope['message'] {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

export function isSame(one: Envelope['message'], other: Envelope['message']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns 128 random bits in hexadecimal. Pages over plain HTTP have no `crypto.randomUUID`. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
