import { useState } from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import { leadsInto, useForm } from './form-scope.ts';

/** Whether what stands at a path is unfolded, and what turns it over. It unfolds each time that somebody wants to go to a field in it. */
export function useFold(at: KeyPath, initially: boolean): { open: boolean; turn: () => void } {
  const scope = useForm();
  const [open, setOpen] = useState(initially);
  const [reached, setReached] = useState<number>();
  if (leadsInto(scope, at) && scope.focus?.nonce !== reached) {
    setReached(scope.focus?.nonce);
    setOpen(true);
  }
  return { open, turn: () => setOpen(!open) };
}
