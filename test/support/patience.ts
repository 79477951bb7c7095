/** Milliseconds after which a wait counts as endless: many times what a busy machine takes, so that only a wrong program reaches it. */
export const PATIENCE = 120_000;
