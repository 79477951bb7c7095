/** Calls `wake` once, when an island's time has come. */
export type StartStrategy = (island: HTMLElement, wake: () => void) => void;
