import { useEffect, useState } from 'react';
import type { Departure } from '../../server/links/links-api.ts';
import { reasonOf } from '../reasons.ts';
import { binClient } from './bin-client.ts';

export interface KnownDeparture {
  /** Undefined until it is known. */
  departure?: Departure;
  /** Why it cannot be. */
  problem: string;
}

/** What follows from a file's leaving the site. */
export function useDeparture(path: string): KnownDeparture {
  const [known, setKnown] = useState<KnownDeparture>({ problem: '' });
  useEffect(() => {
    let ended = false;
    const tell = (answer: KnownDeparture) => {
      if (!ended) setKnown(answer);
    };
    binClient.departure(path).then(
      (departure) => tell({ departure, problem: '' }),
      (error) => tell({ problem: reasonOf(error) }),
    );
    return () => {
      ended = true;
    };
  }, [path]);
  return known;
}
