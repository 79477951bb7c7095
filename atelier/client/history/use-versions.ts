import { useEffect, useState } from 'react';
import type { TextVersion } from '../../server/history/history-api.ts';
import { reasonOf } from '../reasons.ts';
import { historyClient } from './history-client.ts';

interface Versions {
  /** The newest first; undefined until they have come. */
  versions: readonly TextVersion[] | undefined;
  chosen: TextVersion | undefined;
  choose(version: TextVersion): void;
  /** Text of the chosen one; undefined until it has come. */
  text: string | undefined;
  /** Whether a version is known to be the text as it is now. */
  isSame(version: TextVersion): boolean;
  /** Why something cannot be had. */
  problem: string;
}

/** The versions of a file, of which the newest is chosen that differs from the text as it is now, until another one is. */
export function useVersions(path: string, now: string): Versions {
  const [versions, setVersions] = useState<readonly TextVersion[]>();
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [picked, choose] = useState<TextVersion>();
  const [problem, setProblem] = useState('');
  const isSame = ({ id }: TextVersion) => texts.get(id) === now;
  const chosen = picked ?? versions?.find((version) => !isSame(version)) ?? versions?.[0];
  const id = chosen?.id;
  const isKnown = id === undefined || texts.has(id);
  useEffect(() => {
    historyClient.versions(path).then(setVersions, (error) => setProblem(reasonOf(error)));
  }, [path]);
  useEffect(() => {
    if (isKnown) return;
    setProblem('');
    historyClient.text(path, id).then(
      ({ text }) => setTexts((known) => new Map(known).set(id, text)),
      (error) => setProblem(reasonOf(error)),
    );
  }, [path, id, isKnown]);
  return { versions, chosen, choose, text: id === undefined ? undefined : texts.get(id), isSame, problem };
}
