/**
 * Milliseconds after which a wait counts as endless: many times what a busy machine takes, so that only a wrong program reaches it.
 * Where every other program is wrong, as of mutants, `PATIENCE` says fewer seconds.
 */
export const PATIENCE = 1000 * Number(process.env.PATIENCE ?? 120);
