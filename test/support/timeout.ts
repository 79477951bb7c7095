/** Milliseconds after which a wait has failed: many times what a busy machine takes. `TEST_TIMEOUT` sets it in seconds. */
export const TIMEOUT_MS = 1000 * Number(process.env.TEST_TIMEOUT ?? 120);
