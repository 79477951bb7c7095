import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { workshopText as words } from '../../../words/text.fr.ts';
import { FormDialog } from '../../ui/Dialog.tsx';
import { insertBlocks, insertInline, linkAt, setLink } from '../commands.ts';
import { addPicture } from '../dropped-pictures.ts';
import { schema } from '../model/schema.ts';
import type { DialogRequest, Services } from '../services.ts';
import { DrawingDialog, SourceField } from './DrawingDialog.tsx';
import { PictureDialog, type ShownPicture } from './PictureDialog.tsx';
import { LinkDialog, VariableDialog } from './SearchDialogs.tsx';

const { nodes } = schema;

interface RichDialogsProps {
  view: EditorView;
  state: EditorState;
  dialog: DialogRequest | undefined;
  services: Services;
  onClose(): void;
}

/** The open dialog. Its result is applied to the text, which then gets the focus. */
export function RichDialogs({ view, state, dialog, services, onClose }: RichDialogsProps) {
  if (!dialog) return null;
  const { choices, blocks } = services.context;
  const run = (command: Command) => {
    onClose();
    command(view.state, (tr) => view.dispatch(tr.setMeta('uiEvent', 'command')), view);
    // A closed dialog returns the focus to its former place first.
    requestAnimationFrame(() => view.focus());
  };
  switch (dialog.name) {
    case 'link': {
      const put = (address: string, title: string) => run(setLink(address, title));
      return <LinkDialog {...linkAt(state)} pages={choices.pages} onDone={put} onClose={onClose} />;
    }
    case 'variable': {
      const put = (name: string) => run(insertInline(nodes.variable.create({ name })));
      return <VariableDialog context={services.context} onDone={put} onClose={onClose} />;
    }
    case 'picture': {
      const put = (picture: ShownPicture) => run(addPicture(picture));
      const { pictures } = choices;
      return <PictureDialog pictures={pictures} onPicture={services.keepPicture} onDone={put} onClose={onClose} />;
    }
    case 'new-drawing': {
      const { opening } = dialog;
      // It begins with an example.
      const template = blocks.find((one) => one.opening === opening);
      const put = (source: string, title: string) =>
        run(insertBlocks([nodes.drawing.create({ source, opening, title })]));
      return template && <DrawingDialog {...{ template, services, onClose }} source={template.text} onDone={put} />;
    }
    case 'block':
      return <BlockDialog block={dialog} services={services} run={run} onClose={onClose} />;
  }
}

interface BlockDialogProps extends Pick<RichDialogsProps, 'services' | 'onClose'> {
  block: Extract<DialogRequest, { name: 'block' }>;
  run(command: Command): void;
}

/** The dialog that edits an atomic block of the text. */
function BlockDialog({ block: { node, position }, services, run, onClose }: BlockDialogProps) {
  const { choices, blocks } = services.context;
  const { address, description, caption, opening, source } = node.attrs;
  const change = (attributes: object) =>
    run(({ tr }, dispatch) => {
      tr.setNodeMarkup(position, null, { ...node.attrs, ...attributes });
      dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, position)));
      return true;
    });
  if (node.type === nodes.figure) {
    const shared = { pictures: choices.pictures, onPicture: services.keepPicture, onClose };
    return <PictureDialog {...shared} picture={{ address, description, caption }} onDone={change} />;
  }
  if (node.type === nodes.source)
    return <SourceDialog source={source} onDone={(written) => change({ source: written })} onClose={onClose} />;
  const template = blocks.find((one) => one.opening === opening);
  // The site itself fills it.
  if (!template)
    return (
      <FormDialog title={words.menus.slot} onClose={onClose}>
        <p>{words.rich.filled}</p>
      </FormDialog>
    );
  const put = (written: string, title: string) => change({ source: written, title });
  return <DrawingDialog {...{ template, source, services, onClose }} onDone={put} />;
}

interface SourceDialogProps {
  source: string;
  onDone(source: string): void;
  onClose(): void;
}

function SourceDialog({ source, onDone, onClose }: SourceDialogProps) {
  const [written, setWritten] = useState(source);
  return (
    <FormDialog title={words.rich.source} done={words.rich.put} onDone={() => onDone(written)} onClose={onClose} wide>
      <SourceField source={written} onChange={setWritten} />
    </FormDialog>
  );
}
