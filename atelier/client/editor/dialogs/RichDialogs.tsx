import type { Node } from 'prosemirror-model';
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

interface RichDialogsProps {
  view: EditorView;
  state: EditorState;
  dialog: DialogRequest | undefined;
  services: Services;
  onClose(): void;
}

/** The dialog that is open. What it decides is done in the text, which then has the keyboard. */
export function RichDialogs(props: RichDialogsProps) {
  const { view, dialog, onClose } = props;
  const run = (command: Command) => {
    onClose();
    command(view.state, (tr) => view.dispatch(tr.setMeta('uiEvent', 'command')), view);
    // The dialog gives the keyboard back to where it was, once it is gone.
    requestAnimationFrame(() => view.focus());
  };
  if (!dialog) return null;
  if (dialog.name === 'new-drawing') return <NewDrawing {...props} opening={dialog.opening} run={run} />;
  if (dialog.name === 'block') return <BlockDialog {...props} position={dialog.position} run={run} />;
  return <CaretDialog {...props} name={dialog.name} run={run} />;
}

/** Asks for something that goes to the caret. */
function CaretDialog({ view, state, services, name, run, onClose }: RunProps & { name: CaretDialogName }) {
  const { choices } = services.context;
  if (name === 'link') {
    const put = (address: string, title: string) => run(setLink(address, title));
    return <LinkDialog {...linkAt(state)} pages={choices.pages} onDone={put} onClose={onClose} />;
  }
  if (name === 'variable') {
    const put = (chosen: string) => run(insertInline(schema.nodes.variable.create({ name: chosen })));
    return <VariableDialog context={services.context} onDone={put} onClose={onClose} />;
  }
  const put = (picture: ShownPicture) =>
    run(() => {
      addPicture(view, picture);
      return true;
    });
  return <PictureDialog pictures={choices.pictures} onPicture={services.keepPicture} onDone={put} onClose={onClose} />;
}

type CaretDialogName = 'link' | 'picture' | 'variable';

interface RunProps extends RichDialogsProps {
  run(command: Command): void;
}

/** A diagram or a chart begins with an example. */
function NewDrawing({ opening, services, run, onClose }: RunProps & { opening: string }) {
  const template = services.context.blocks.find((one) => one.opening === opening);
  if (!template) return null;
  return (
    <DrawingDialog
      template={template}
      source={template.text}
      services={services}
      onDone={(source, title) => run(insertBlocks([schema.nodes.drawing.create({ source, opening, title })]))}
      onClose={onClose}
    />
  );
}

/** Shows the parts of an atomic block of the text. */
function BlockDialog({ state, services, position, run, onClose }: RunProps & { position: number }) {
  const [node] = useState<Node | null>(() => state.doc.nodeAt(position));
  const { choices, blocks } = services.context;
  const change = (attributes: object) =>
    run(({ tr }, dispatch) => {
      tr.setNodeMarkup(position, null, { ...node?.attrs, ...attributes });
      dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, position)));
      return true;
    });
  if (!node) return null;
  const { address, description, caption, opening } = node.attrs;
  const source = String(node.attrs.source);
  if (node.type === schema.nodes.figure) {
    const picture = { address: String(address), description: String(description), caption };
    const shared = { pictures: choices.pictures, picture, onPicture: services.keepPicture, onClose };
    return <PictureDialog {...shared} onDone={change} />;
  }
  if (node.type === schema.nodes.source)
    return <SourceDialog source={source} onDone={(written) => change({ source: written })} onClose={onClose} />;
  const template = blocks.find((one) => one.opening === opening);
  if (!template) return <FilledDialog onClose={onClose} />;
  const put = (written: string, title: string) => change({ source: written, title });
  return <DrawingDialog template={template} source={source} services={services} onDone={put} onClose={onClose} />;
}

/** Says that the site itself fills a block. */
function FilledDialog({ onClose }: { onClose(): void }) {
  return (
    <FormDialog title={words.menus.slot} onClose={onClose}>
      <p>{words.rich.filled}</p>
    </FormDialog>
  );
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
