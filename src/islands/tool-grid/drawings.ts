import { createContext } from 'react';

/** Finds the address of a tool's logo. Only the build has them. */
export const Drawings = createContext<(name: string) => string | undefined>(() => undefined);
