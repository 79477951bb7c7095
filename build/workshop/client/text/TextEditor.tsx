import { useId, useRef } from 'react';
import { workshopText as words } from '../../../messages/workshop-text.fr.ts';
import type { TextProps } from '../document/seats.ts';
import * as css from './text.module.css';
import { useTextView } from './useTextView.ts';

/** The editor of a Markdown text. Another file's text wants another one (a `key`), or undoing would lead from one file into the other. */
export function TextEditor(props: TextProps) {
  const place = useRef<HTMLDivElement>(null);
  const description = useId();
  useTextView(place, props, description);
  return (
    <div className={css.editor}>
      <div ref={place} className={css.text} />
      <p id={description} hidden>
        {words.keys}
      </p>
    </div>
  );
}
