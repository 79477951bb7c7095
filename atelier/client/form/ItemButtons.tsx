import type { KeyPath } from '../../../build/contract/content-type.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import type { FieldSchema } from './field-schema.ts';
import { useForm } from './form-scope.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';
import styles from './list-field.module.css';

/** An entry of a list, as the list hands it on. */
export interface ItemProps {
  schema: FieldSchema;
  list: KeyPath;
  index: number;
  count: number;
  value: unknown;
  /** The list takes no more entries. */
  full: boolean;
  /** What takes the list itself out with its last entry. */
  onLast: (() => void) | undefined;
}

/** Moves an entry of a list, copies it, takes it out. */
export function ItemButtons(props: ItemProps & { label: string }) {
  const { list, index, count, full, label } = props;
  const { idOf } = useForm();
  const { move, duplicate, remove } = useItemActions(props);
  const at = [...list, index];
  return (
    <div className={styles.tools}>
      <ToolButton
        id={idOf(at, 'up')}
        glyph="up"
        label={words.up(label)}
        off={index === 0}
        onClick={() => move(index - 1, 'up')}
      />
      <ToolButton
        id={idOf(at, 'down')}
        glyph="down"
        label={words.down(label)}
        off={index === count - 1}
        onClick={() => move(index + 1, 'down')}
      />
      {!full && <ToolButton glyph="copy" label={words.duplicate(label)} onClick={duplicate} />}
      <ToolButton id={idOf(at, 'remove')} glyph="remove" label={words.remove(label)} onClick={remove} />
    </div>
  );
}

/** What is pressed keeps the focus, and goes where its entry goes. */
function useItemActions({ list, index, count, value, onLast, label }: ItemProps & { label: string }) {
  const { edit, announce, focusOn } = useForm();
  const move = (to: number, part: 'up' | 'down') => {
    if (to < 0 || to >= count) return;
    edit({ at: list, move: [index, to] });
    announce(words.moved(label, to + 1, count));
    focusOn([...list, to], part);
  };
  const duplicate = () => {
    edit({ at: list, insert: index + 1, value: structuredClone(value) });
    announce(words.duplicated(label));
    focusOn([...list, index + 1], 'control');
  };
  const remove = () => {
    if (onLast) return onLast();
    edit({ at: [...list, index], remove: true });
    announce(words.removed(label));
    if (count === 1) focusOn(list, 'add');
    else focusOn([...list, Math.min(index, count - 2)], 'remove');
  };
  return { move, duplicate, remove };
}

interface ToolButtonProps {
  id?: string;
  glyph: GlyphName;
  label: string;
  /** It can do nothing here, and keeps the focus that it may have. */
  off?: boolean;
  onClick(): void;
}

function ToolButton({ id, glyph, label, off = false, onClick }: ToolButtonProps) {
  return (
    <button id={id} type="button" title={label} aria-label={label} aria-disabled={off || undefined} onClick={onClick}>
      <Glyph name={glyph} />
    </button>
  );
}
