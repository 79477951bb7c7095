import { useState } from 'react';

/**
 * What a field shows while somebody is at it, when what is typed is no value yet (`1,` on the way to `1,5`; half a date). `shown` is that text
 * as long as the value is the one it stands for, else what the value itself looks like.
 */
export function useDraft(value: unknown, look: string) {
  const [draft, setDraft] = useState<{ text: string; of: unknown }>();
  const current = draft && Object.is(draft.of, value) ? draft : undefined;
  return {
    shown: current?.text ?? look,
    /** `of`: the value that the field has once this event is over. */
    type: (text: string, of: unknown) => setDraft({ text, of }),
    /** Whether something was typed since the last time, and has come to this. */
    leave: (): string | undefined => {
      setDraft(undefined);
      return current?.text;
    },
  };
}
