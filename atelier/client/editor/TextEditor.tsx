import { useId, useMemo, useRef, useState } from 'react';
import { workshopText as words } from '../../words/text.fr.ts';
import type { Place, TextProps } from '../document/pane-props.ts';
import { useLatest, useSame } from '../ui/stable.ts';
import { storeChoice, storedChoice } from '../ui/stored-choice.ts';
import { RichText } from './RichText.tsx';
import type { ViewProps } from './services.ts';
import { SignsText } from './signs/SignsText.tsx';
import * as css from './TextEditor.module.css';
import { EmptyBar, SignsButton } from './Toolbar.tsx';

/** The editor of a Markdown text, either as its page shows it or as its source. Another file needs another `key`, or undo would lead from one file into the other. */
export function TextEditor(props: TextProps) {
  const description = useId();
  const [status, setStatus] = useState('');
  const { hasSigns, button, place, onLine } = useSigns(props);
  // The front matter is shown as its source alone.
  const isWhole = props.firstLine === 1;
  const view: ViewProps = {
    ...props,
    ...useStable(props, place),
    description,
    announce: setStatus,
    onChange: (text, typing) => {
      setStatus('');
      props.onChange(text, typing);
    },
    onLine,
    onFix: (diagnostic) => props.onFix({ ...diagnostic, line: diagnostic.line + props.firstLine - 1 }),
  };
  return (
    <div className={css.editor} data-text-editor>
      {hasSigns || isWhole ? (
        <>
          {!isWhole && <EmptyBar>{button}</EmptyBar>}
          <SignsText {...view} />
        </>
      ) : (
        <RichText {...view}>{button}</RichText>
      )}
      <p className={`muted ${css.status}`} role="status">
        {status}
      </p>
      <p id={description} hidden>
        {words.keys}
      </p>
    </div>
  );
}

/** The key under which the browser keeps the choice, for all texts. */
const KEY = 'atelier-signes';

interface Look {
  hasSigns: boolean;
  /** The caret's line when the view was switched, until a later request. */
  caret?: Place;
  goTo?: Place | undefined;
}

/** Returns the chosen view and its button, which is the same element at each key so that the toolbar is not rendered again. */
function useSigns({ goTo, firstLine, onLine }: TextProps) {
  const [look, setLook] = useState<Look>(() => ({ hasSigns: storedChoice(KEY) === true }));
  const { hasSigns, caret } = look;
  const line = useRef(firstLine);
  const latest = useLatest(goTo);
  const button = useMemo(() => {
    const toggle = () => {
      storeChoice(KEY, !hasSigns);
      // The nonce is below zero, since requests of the panes count upwards.
      const here = { line: line.current, column: 1, nonce: (caret?.nonce ?? 0) - 1 };
      setLook({ hasSigns: !hasSigns, caret: here, goTo: latest.current });
    };
    return <SignsButton isOn={hasSigns} onPress={toggle} />;
  }, [hasSigns, caret, latest]);
  const follow = (caret: number) => {
    line.current = caret + firstLine - 1;
    onLine(line.current);
  };
  return { hasSigns, button, place: caret && look.goTo === goTo ? caret : goTo, onLine: follow };
}

/** Returns the props as the same objects while they hold the same values, so that effects of the views do not run at each key. */
function useStable(
  props: TextProps,
  place: Place | undefined,
): Pick<ViewProps, 'context' | 'diagnostics' | 'remarks' | 'place'> {
  return {
    context: useSame(props.context),
    diagnostics: useSame(props.diagnostics),
    remarks: useSame(
      props.remarks.map(({ id, line, quote, text, reader, at }) => ({ id, line, quote, text, reader, at })),
    ),
    place: useSame(place ?? null),
  };
}
