import { useId, useMemo, useState } from 'react';
import { workshopText as words } from '../../words/text.fr.ts';
import type { TextProps } from '../document/pane-props.ts';
import { useSame } from '../ui/stable.ts';
import { storeChoice, storedChoice } from '../ui/stored-choice.ts';
import { RichText } from './RichText.tsx';
import type { ViewProps } from './services.ts';
import { SignsText } from './signs/SignsText.tsx';
import * as css from './TextEditor.module.css';
import { EmptyBar, SignsButton } from './Toolbar.tsx';

/** The editor of a Markdown text, as its page shows it or with all its signs. Another file's text wants another one (a `key`), or undoing would lead from one file into the other. */
export function TextEditor(props: TextProps) {
  const description = useId();
  const [status, setStatus] = useState('');
  const { hasSigns, button } = useSigns();
  // Front matter has signs alone.
  const isWhole = props.firstLine === 1;
  const inFile = (line: number) => line + props.firstLine - 1;
  const view: ViewProps = {
    ...props,
    ...useStable(props),
    description,
    announce: setStatus,
    onLine: (line) => props.onLine(inFile(line)),
    onFix: (diagnostic) => props.onFix({ ...diagnostic, line: inFile(diagnostic.line) }),
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
      <p className={css.status} role="status">
        {status}
      </p>
      <p id={description} hidden>
        {words.keys}
      </p>
    </div>
  );
}

/** The choice is kept in the browser, for all texts. */
const KEY = 'atelier-signes';

/** Returns the choice of either view, with its button: the same element at each key, so that the bar around it is not drawn again. */
function useSigns() {
  const [hasSigns, setSigns] = useState(() => storedChoice(KEY) === true);
  const button = useMemo(() => {
    const toggle = () => {
      storeChoice(KEY, !hasSigns);
      setSigns(!hasSigns);
    };
    return <SignsButton isOn={hasSigns} onPress={toggle} />;
  }, [hasSigns]);
  return { hasSigns, button };
}

/** Props that are new objects at each key, as the same ones where they hold the same: views do again what depends on them. */
function useStable(props: TextProps): Pick<ViewProps, 'context' | 'diagnostics' | 'remarks' | 'place'> {
  return {
    context: useSame(props.context),
    diagnostics: useSame(props.diagnostics),
    remarks: useSame(
      props.remarks.map(({ id, line, quote, text, reader, at }) => ({ id, line, quote, text, reader, at })),
    ),
    place: useSame(props.goTo ?? null),
  };
}
