import { createContext } from 'react';

/** Finds the address of a tool's logo. Only the build has them. */
export const LogoAddress = createContext<(name: string) => string | undefined>(() => undefined);
