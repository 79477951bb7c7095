import { startTransition, useEffect, useState } from 'react';

/** Gives what settles once all that is under way has been drawn: React draws a transition after everything else. */
export function useDrawn(): () => Promise<void> {
  const [drawn, setDrawn] = useState<() => void>();
  useEffect(() => drawn?.(), [drawn]);
  return () => new Promise((resolve) => startTransition(() => setDrawn(() => resolve)));
}
