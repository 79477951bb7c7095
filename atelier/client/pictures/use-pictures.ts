import { useCallback, useEffect, useState } from 'react';
import type { UsedPicture } from '../../server/pictures/pictures-api.ts';
import { useBuildEnd } from '../build-events.ts';
import { reasonOf } from '../reasons.ts';
import { picturesClient } from './pictures-client.ts';

interface Pictures {
  /** By name; undefined until they have come. */
  pictures: readonly UsedPicture[] | undefined;
  problem: string;
  reload(): Promise<void>;
}

/** The site's pictures with the places that show them, as they were after the last build. */
export function usePictures(): Pictures {
  const [pictures, setPictures] = useState<readonly UsedPicture[]>();
  const [problem, setProblem] = useState('');
  const reload = useCallback(async () => {
    try {
      setPictures(await picturesClient.uses());
      setProblem('');
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  useBuildEnd(() => void reload());
  return { pictures, problem, reload };
}
