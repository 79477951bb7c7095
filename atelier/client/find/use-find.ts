import { useState } from 'react';
import type { Found } from '../../api.ts';
import type { Search } from '../../server/find/pattern.ts';
import { workshopFind as words } from '../../words/find.fr.ts';
import { apiClient } from '../api-client.ts';
import { reasonOf } from '../reasons.ts';
import { type Chosen, chosenAtFirst } from './chosen.ts';

export interface Finding {
  search: Search;
  change(changed: Partial<Search>): void;
  /** What was found last, and by which search. */
  found: Found | undefined;
  by: Search | undefined;
  chosen: Chosen;
  choose(chosen: Chosen): void;
  /** What is being done, or why it could not be. */
  said: string;
  run(): Promise<void>;
  forget(): void;
}

export function useFind(): Finding {
  const [search, setSearch] = useState<Search>({ words: '', exact: false, whole: false });
  const [{ found, by }, setFound] = useState<{ found?: Found; by?: Search }>({});
  const [chosen, choose] = useState<Chosen>(new Map());
  const [said, say] = useState('');
  const run = async () => {
    if (search.words.trim() === '') return;
    say(words.searching);
    try {
      const next = await apiClient.find(search);
      setFound({ found: next, by: search });
      choose(chosenAtFirst(next));
      say('');
    } catch (error) {
      say(reasonOf(error));
    }
  };
  const change = (changed: Partial<Search>) => setSearch({ ...search, ...changed });
  return { search, change, found, by, chosen, choose, said, run, forget: () => setFound({}) };
}
