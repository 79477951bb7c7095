import { useCallback, useId, useRef, useState } from 'react';
import { workshopText as words } from '../../words/text.fr.ts';
import type { TextProps } from '../document/pane-props.ts';
import { TextDialogs } from './dialogs/TextDialogs.tsx';
import { Toolbar } from './Toolbar.tsx';
import * as css from './text.module.css';
import { useTextView } from './useTextView.ts';

/** The editor of a Markdown text. Another file's text wants another one (a `key`), or undoing would lead from one file into the other. */
export function TextEditor(props: TextProps) {
  const place = useRef<HTMLDivElement>(null);
  const description = useId();
  const [status, setStatus] = useState('');
  const say = useCallback((said: string) => setStatus(said), []);
  const shown = useTextView(place, props, { description, say });
  return (
    <div className={css.editor} data-text-editor>
      {shown && <Toolbar {...shown} />}
      <div ref={place} className={css.text} />
      <p className={css.status} role="status">
        {status}
      </p>
      <p id={description} hidden>
        {words.keys}
      </p>
      {shown && <TextDialogs {...shown} choices={props.choices} onPicture={props.onPicture} />}
    </div>
  );
}
