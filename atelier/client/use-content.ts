import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { SitePicture } from '../../build/contract/workshop-host.ts';
import type { ContentList } from '../api.ts';
import { workshopApp as words } from '../words/app.fr.ts';
import { apiClient } from './api-client.ts';
import { useBuildEnd } from './build-events.ts';
import { Unreachable } from './call-api.ts';
import { useReachable } from './reachable.ts';
import { reasonOf } from './reasons.ts';

/** In milliseconds: how long until a server that does not answer is asked again. */
const PATIENCE = 2000;

export interface Content {
  list: ContentList;
  pictures: readonly SitePicture[];
}

interface KnownContent {
  /** Undefined until it has come for the first time. */
  content: Content | undefined;
  /** Why it could not be had anew, or that nobody answers at all; what was known stays. */
  problem: string;
  reload(): Promise<void>;
}

/** All content, as it was after the last build. */
export function useContent(): KnownContent {
  const [content, setContent] = useState<Content>();
  const [refusal, setRefusal] = useState('');
  const problem = useReachable() ? refusal : words.unreachable;
  const reload = useCallback(async () => {
    try {
      const [list, pictures] = await Promise.all([apiClient.content(), apiClient.pictures()]);
      setContent({ list, pictures });
      setRefusal('');
    } catch (error) {
      setRefusal(error instanceof Unreachable ? '' : reasonOf(error));
    }
  }, []);
  const again = useEffectEvent(() => void reload());
  useEffect(() => again(), []);
  useEffect(() => {
    if (problem === '') return;
    const timer = setInterval(() => again(), PATIENCE);
    return () => clearInterval(timer);
  }, [problem]);
  useBuildEnd(() => void reload());
  return { content, problem, reload };
}
