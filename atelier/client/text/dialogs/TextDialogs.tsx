import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { TextProps } from '../../document/pane-props.ts';
import { commandOf, type Edit } from '../edits/edit.ts';
import { openDialog, setDialog } from '../open-dialog.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { TableDialog } from './TableDialog.tsx';
import { VariableDialog } from './VariableDialog.tsx';

interface TextDialogsProps extends Pick<TextProps, 'choices' | 'onPicture'> {
  view: EditorView;
  state: EditorState;
}

/** The dialog that the text's state asks for. What it decides is done in the text, which then has the keyboard. */
export function TextDialogs({ view, state, choices, onPicture }: TextDialogsProps) {
  const onClose = () => {
    if (view.state.field(openDialog) !== undefined) view.dispatch({ effects: setDialog.of(undefined) });
  };
  const onDone = (edit: Edit) => {
    commandOf(edit)(view);
    onClose();
    // The dialog gives the keyboard back to where it was, once it is gone.
    requestAnimationFrame(() => view.focus());
  };
  switch (state.field(openDialog)) {
    case 'link':
      return <LinkDialog state={state} pages={choices.pages} onDone={onDone} onClose={onClose} />;
    case 'table':
      return <TableDialog state={state} onDone={onDone} onClose={onClose} />;
    case 'picture':
      return <PictureDialog pictures={choices.pictures} onPicture={onPicture} onDone={onDone} onClose={onClose} />;
    case 'variable':
      return <VariableDialog state={state} onDone={onDone} onClose={onClose} />;
    default:
      return null;
  }
}
