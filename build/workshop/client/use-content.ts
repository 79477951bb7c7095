import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { SitePicture } from '../../contract/workshop-host.ts';
import type { ContentList } from '../api.ts';
import { apiClient } from './api-client.ts';
import { useBuildEnd } from './build-events.ts';
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
  /** Why it could not be had anew; what was known stays. */
  problem: string;
  reload(): Promise<void>;
}

/** All content, as it was after the last build. */
export function useContent(): KnownContent {
  const [content, setContent] = useState<Content>();
  const [problem, setProblem] = useState('');
  const reload = useCallback(async () => {
    try {
      const [list, pictures] = await Promise.all([apiClient.content(), apiClient.pictures()]);
      setContent({ list, pictures });
      setProblem('');
    } catch (error) {
      setProblem(reasonOf(error));
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
