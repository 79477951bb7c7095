import { useEffect, useState } from 'react';
import type { TextVersion } from '../../history/history-api.ts';
import { reasonOf } from '../reasons.ts';
import { historyClient } from './history-client.ts';

interface Versions {
  /** The newest first; undefined until they have come. */
  versions: readonly TextVersion[] | undefined;
  chosen: TextVersion | undefined;
  choose(version: TextVersion): void;
  /** Text of the chosen one; undefined until it has come. */
  text: string | undefined;
  /** Why one or the other cannot be had. */
  problem: string;
}

/** What was answered about a version. */
interface Answer {
  id: string;
  text?: string;
  problem: string;
}

/** The versions of a file, the newest of which is chosen first, and the text of the one that is chosen. */
export function useVersions(path: string): Versions {
  const [versions, setVersions] = useState<readonly TextVersion[]>();
  const [chosen, choose] = useState<TextVersion>();
  const [problem, setProblem] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    historyClient.versions(path).then(
      (found) => {
        setVersions(found);
        choose(found[0]);
      },
      (error) => setProblem(reasonOf(error)),
    );
  }, [path]);
  useEffect(() => {
    if (!chosen) return;
    const { id } = chosen;
    historyClient.text(path, id).then(
      ({ text }) => setAnswer({ id, text, problem: '' }),
      (error) => setAnswer({ id, problem: reasonOf(error) }),
    );
  }, [path, chosen]);
  const current = answer?.id === chosen?.id ? answer : undefined;
  return { versions, chosen, choose, text: current?.text, problem: problem || (current?.problem ?? '') };
}
