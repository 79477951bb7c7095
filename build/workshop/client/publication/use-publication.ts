import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Changes, PublicationState, PublishRequest } from '../../publication/publication-api.ts';
import { useBuildEnd } from '../build-events.ts';
import { Unreachable } from '../call-api.ts';
import { reasonOf } from '../reasons.ts';
import { publicationClient } from './publication-client.ts';

/** In milliseconds: how often the server is asked while something happens, and while a host takes its time. */
const SOON = 500;
const LATER = 3000;

export interface KnownPublication {
  /** Undefined until it has come for the first time. */
  state: PublicationState | undefined;
  changes: Changes | undefined;
  /** Why one of them could not be had. */
  problem: string;
  /** Has the server do something, and shows what it says of it. */
  act(work: () => Promise<PublicationState>): void;
  publish(request: PublishRequest): void;
}

/** Where publishing stands on the server, which goes on whoever looks. What stops it is looked for when the page opens. */
export function usePublication(): KnownPublication {
  const [state, setState] = useState<PublicationState>();
  const [changes, setChanges] = useState<Changes>();
  const [problem, setProblem] = useState('');
  const act = useCallback(async (work: () => Promise<PublicationState>, isWanted = true) => {
    try {
      setState(await work());
      if (isWanted) setProblem('');
    } catch (error) {
      if (isWanted) setProblem(reasonOf(error));
      // It is asked again until somebody answers.
      else setState((known) => known && { ...known });
    }
  }, []);
  const compare = useCallback(() => {
    publicationClient.changes().then(setChanges, (error) => {
      if (!(error instanceof Unreachable)) setProblem(reasonOf(error));
    });
  }, []);
  const begin = useCallback(() => void act(stateOrCheck), [act]);
  useEffect(begin, [begin]);
  useBuildEnd(() => {
    compare();
    // The page was opened while nobody answered.
    if (!state && problem !== '') begin();
  });
  const isRunning = state?.running !== undefined;
  useEffect(() => {
    if (!isRunning) compare();
  }, [isRunning, compare]);
  usePolling(state, () => void act(publicationClient.state, false));
  return {
    state,
    changes,
    problem,
    act: (work) => void act(work),
    publish: (request) => void act(() => publicationClient.publish(request)),
  };
}

async function stateOrCheck(): Promise<PublicationState> {
  const found = await publicationClient.state();
  return found.running ? found : publicationClient.check();
}

function usePolling(state: PublicationState | undefined, ask: () => void): void {
  const asked = useEffectEvent(ask);
  useEffect(() => {
    const wait = state?.running ? SOON : state?.published?.live === 'waiting' ? LATER : undefined;
    if (wait === undefined) return;
    const timer = setTimeout(() => asked(), wait);
    return () => clearTimeout(timer);
  }, [state]);
}
