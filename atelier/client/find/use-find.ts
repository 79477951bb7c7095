import { useEffect, useState } from 'react';
import type { Found, FoundText, LastReplacement, Undone } from '../../api.ts';
import type { Replacement } from '../../server/find/find-endpoints.ts';
import { fitReplacement, type Gender } from '../../server/find/fit-replacement.ts';
import type { Search } from '../../server/find/pattern.ts';
import { workshopFind as words } from '../../words/find.fr.ts';
import { call } from '../api-client.ts';
import { useAction } from '../ui/use-request.ts';

export type Finding = ReturnType<typeof useFind>;

export function useFind() {
  const [search, setSearch] = useState<Search>({ words: '', exact: false, whole: false });
  const [{ found, by }, setFound] = useState<{ found?: Found; by?: Search }>({});
  const [chosen, choose] = useState<ChosenPassages>(new Map());
  const { running, problem, run: start } = useAction();
  const run = async () => {
    if (search.words.trim() === '') return;
    await start(async () => {
      const next = await call('find/search', search);
      setFound({ found: next, by: search });
      choose(initialChoice(next));
    });
  };
  return {
    search,
    change: (changed: Partial<Search>) => setSearch({ ...search, ...changed }),
    /** The last result and its search. */
    found,
    by,
    chosen,
    choose,
    /** The state of a running request, or its failure, in words. */
    status: running ? words.searching : problem,
    run,
    forget: () => setFound({}),
  };
}

export type Replacing = ReturnType<typeof useReplacement>;

/** Replaces the chosen passages. The last replacement can be undone, even on a later day. */
export function useReplacement(finding: Finding, onFiles: () => Promise<void>) {
  const { found, by, chosen, forget } = finding;
  const [replacement, write] = useState('');
  const genders = useGender(finding, replacement);
  /** The replacement that can be undone. */
  const [last, setLast] = useState<LastReplacement | null>(null);
  const [undone, setUndone] = useState<Undone>();
  const { running, problem, run } = useAction();
  useEffect(() => {
    // Without an answer, undo is not offered.
    call('find/last').then(setLast, () => {});
  }, []);
  const change = async (work: () => Promise<void>) => {
    setUndone(undefined);
    await run(async () => {
      await work();
      forget();
      await onFiles();
    });
  };
  const replace = () =>
    change(async () => {
      const { gender } = genders;
      const wish = { replacement, ...(gender && { gender }) };
      if (found && by) setLast(await call('find/replace', { ...by, ...wish, texts: chosenTexts(found, chosen) }));
    });
  const undo = () =>
    change(async () => {
      setUndone(await call('find/undo'));
      setLast(null);
    });
  const status = running ? words.replacing : problem;
  return { replacement, write, ...genders, last, undone, running, problem: status, replace, undo };
}

function useGender({ found, by, chosen }: Finding, replacement: string) {
  const [gender, setGender] = useState<Gender>();
  const wish = { words: by?.words ?? '', replacement };
  const isChosen = (path: string, nth: number) => chosen.get(path)?.has(nth);
  /** True if a chosen passage needs an article that depends on the gender. */
  const needsGender = found?.texts.some(({ path, passages }) =>
    passages.some((passage, nth) => isChosen(path, nth) && !fitReplacement(passage, wish)),
  );
  return { gender, setGender, needsGender };
}

/** The indices of the passages to replace, by the path of their text. */
export type ChosenPassages = ReadonlyMap<string, ReadonlySet<number>>;

/** Returns all passages except those that programs read. */
function initialChoice({ texts }: Found): ChosenPassages {
  return new Map(texts.map((text) => [text.path, new Set(passageIndices(text, false))]));
}

/** Returns the chosen passages with passages of a text added or removed. */
export function choosePassages(
  chosen: ChosenPassages,
  { path }: FoundText,
  indices: readonly number[],
  take: boolean,
): ChosenPassages {
  const known = chosen.get(path) ?? new Set();
  const next = take ? [...known, ...indices] : [...known].filter((at) => !indices.includes(at));
  return new Map([...chosen, [path, new Set(next)]]);
}

/** Returns the passages of a text that programs read, or those that people read. */
export function passageIndices({ passages }: FoundText, address: boolean): number[] {
  return passages.flatMap((passage, index) => (passage.address === address ? [index] : []));
}

/** Counts the chosen passages and their texts. */
export function countOf(chosen: ChosenPassages): { passages: number; texts: number } {
  const counts = [...chosen.values()].map(({ size }) => size).filter((size) => size > 0);
  return { passages: counts.reduce((sum, count) => sum + count, 0), texts: counts.length };
}

/** Returns the chosen passages by text, as the server takes them. */
function chosenTexts({ texts }: Found, chosen: ChosenPassages): Replacement['texts'] {
  return texts.flatMap(({ path, version }) => {
    const own = [...(chosen.get(path) ?? [])];
    return own.length === 0 ? [] : [{ path, version, chosen: own }];
  });
}
