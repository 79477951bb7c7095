import { useEffect, useState } from 'react';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { apiClient } from '../api-client.ts';
import { reasonOf } from '../reasons.ts';

export interface Obstacles {
  /** Undefined until they have been looked for. */
  found?: readonly Diagnostic[];
  /** Why they could not be. */
  problem: string;
}

/** What would stop a build for visitors if a file held this text; nothing is looked for without one. */
export function useObstacles(path: string, text: string | undefined): Obstacles {
  const [obstacles, setObstacles] = useState<Obstacles>({ problem: '' });
  useEffect(() => {
    if (text === undefined) return setObstacles({ found: [], problem: '' });
    let ended = false;
    const tell = (known: Obstacles) => {
      if (!ended) setObstacles(known);
    };
    apiClient.obstacles({ path, text }).then(
      (found) => tell({ found, problem: '' }),
      (error) => tell({ problem: reasonOf(error) }),
    );
    return () => {
      ended = true;
    };
  }, [path, text]);
  return obstacles;
}
