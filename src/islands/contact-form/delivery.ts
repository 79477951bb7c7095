import type { Delivery } from '../../pages/settings/delivery/schema.ts';
import type { Envelope } from './message.ts';

type Receiver = Pick<Delivery, 'endpoint' | 'format'>;

const RETRIES = 3;
/** Milliseconds before the first retry; doubled each time, never beyond the cap. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
/** Milliseconds one try may take. */
const TIMEOUT = 15_000;

/** The agency's server refused the message. */
export class DeliveryError extends Error {
  /** Set if the same message may be accepted later. */
  readonly isTemporary: boolean;
  /** The receiver's names of the fields that it refused. */
  readonly fields: readonly string[];

  constructor(status: number, fields: readonly string[]) {
    super(`the endpoint answered ${status}`);
    this.isTemporary = status >= 500 || status === 408 || status === 429;
    this.fields = fields;
  }
}

/**
 * Posts a message: up to four tries under one idempotency key, so that a server that answered too late books it once.
 * A 4xx answer other than 408 and 429 is final. Rejects when the message did not arrive: with `DeliveryError` where its receiver refused it.
 */
export async function deliver(receiver: Receiver, envelope: Envelope): Promise<void> {
  for (let retry = 0; ; retry++) {
    try {
      return await post(receiver, envelope);
    } catch (error) {
      if (retry === RETRIES || (error instanceof DeliveryError && !error.isTemporary)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, retryDelay(retry)));
  }
}

/** Returns the milliseconds to wait before a retry; retries count from 0. */
export function retryDelay(retry: number): number {
  return Math.min(FIRST_DELAY * 2 ** retry, LONGEST_DELAY);
}

async function post({ endpoint, format }: Receiver, envelope: Envelope): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    ...(format === 'json' ? asJson(envelope) : asForm(envelope)),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new DeliveryError(response.status, await refusedFields(response));
}

/** Reads `champs` of the answer (docs/recevoir-les-messages.md); returns no fields if a receiver answers otherwise. */
async function refusedFields(response: Response): Promise<string[]> {
  const answer: unknown = await response.json().catch(() => undefined);
  const fields = typeof answer === 'object' && answer !== null && 'champs' in answer ? answer.champs : [];
  return Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : [];
}

function asJson({ message, key }: Envelope): RequestInit {
  return {
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(message),
  };
}

/**
 * Returns a request as browsers send forms. It needs no preflight, because neither the encoding nor `accept` requires one (Fetch, § 2.2.2). The key
 * and the seconds since the page was opened are fields. The seconds are counted again for each try, so that a visitor who wrote too quickly gets
 * through with the next one.
 */
function asForm({ message, key }: Envelope): RequestInit {
  const duree = String(Math.floor(performance.now() / 1000));
  return {
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ ...message, 'idempotency-key': key, duree }),
  };
}
