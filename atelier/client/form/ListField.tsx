import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Copy, GripVertical, type IconNode, Plus, X } from 'lucide';
import type { DragEvent, ReactNode } from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { ToolIcon } from '../ui/ToolIcon.tsx';
import { DiagnosticCount, Diagnostics, Help } from './FieldFrame.tsx';
import formStyles from './FrontMatterForm.module.css';
import { canShow, emptyValue, type FieldSchema, optionsOf, shapeOf, tagOf } from './field-schema.ts';
import { diagnosticsOf, diagnosticsWithin, type FieldProps, pathKey, useForm } from './form-scope.ts';
import { GroupBody, useFold, variantOf } from './GroupFields.tsx';
import styles from './ListField.module.css';
import { summaryOf, useItemKeys } from './list-items.ts';

const NOTHING: readonly unknown[] = [];

/** A list whose entries can be edited, moved, copied, removed and added. An optional list leaves the file with its last entry. */
export function ListField({ schema, at, value, required, label, onRemove }: FieldProps) {
  const scope = useForm();
  const items: readonly unknown[] = Array.isArray(value) ? value : NOTHING;
  const keys = useItemKeys(items);
  const help = scope.idOf(at, 'help');
  const diagnosticsId = scope.idOf(at, 'diagnostics');
  const diagnostics = diagnosticsOf(scope, at, (key) => typeof key === 'number' && key < items.length);
  const entry = schema.items ?? {};
  const least = schema.minItems ?? 0;
  return (
    <fieldset
      id={scope.idOf(at, 'control')}
      className={formStyles.group}
      aria-describedby={diagnostics.length > 0 ? `${help} ${diagnosticsId}` : help}
    >
      <legend>
        {label}
        {required && <span className={formStyles.required}> {words.required}</span>}
      </legend>
      <Help id={help} schema={schema} />
      <Diagnostics id={diagnosticsId} diagnostics={diagnostics} />
      <ol className={styles.items}>
        {items.map((item, index) => (
          <ListItem
            key={keys[index]}
            schema={entry}
            list={at}
            index={index}
            count={items.length}
            value={item}
            isFull={items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)}
            onLast={items.length === 1 && least <= 1 ? onRemove : undefined}
          />
        ))}
      </ol>
      <AddItem schema={schema} at={at} count={items.length} />
    </fieldset>
  );
}

/** The button that adds an entry to a list, or one for each variant of a union. A required number of entries is shown, not enforced. */
function AddItem({ schema, at, count }: { schema: FieldSchema; at: KeyPath; count: number }) {
  const { edit, announce, focusOn, idOf } = useForm();
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const add = (label: string, tag?: string) => {
    edit({ at, insert: count, value: emptyValue(items, tag) });
    announce(words.added(label));
    focusOn([...at, count], 'control');
  };
  const limits = minItems === maxItems ? words.add.exactly(maxItems) : count < minItems && words.add.least(minItems);
  if (count >= maxItems) {
    return <p className="muted">{minItems === maxItems ? limits : words.add.most(maxItems)}</p>;
  }
  const tag = items.discriminator?.propertyName;
  const forms = tag === undefined ? [items] : optionsOf(items);
  return (
    <div className={styles.add}>
      {forms.map((form, index) => {
        const label = form.title ?? words.add.items;
        const name = tag === undefined ? undefined : tagOf(form, tag);
        return (
          <button
            key={name ?? ''}
            id={index === 0 ? idOf(at, 'add') : undefined}
            type="button"
            onClick={() => add(label, name)}
          >
            <ToolIcon icon={Plus} size="1em" />{' '}
            {form.title === undefined ? words.add.items : words.add.item(form.title)}
          </button>
        );
      })}
      {limits && <span className="muted">{limits}</span>}
    </div>
  );
}

/** An entry of a list: a single field, or fields that unfold. */
function ListItem(props: ItemProps) {
  const { schema, list, index, value } = props;
  const { Field } = useForm();
  const shape = shapeOf(schema);
  const label = words.item(schema.title ?? '', index + 1).trim();
  if ((shape === 'group' || shape === 'union') && canShow(shape, value)) return <FoldedItem {...props} label={label} />;
  return (
    <ItemPlace {...props} label={label} className={styles.plain}>
      <Grip count={props.count} />
      <Field schema={schema} at={[...list, index]} value={value} required label={label} bare />
      <ItemButtons {...props} label={label} />
    </ItemPlace>
  );
}

/** An entry of several fields, which starts unfolded if it has no text yet, else as one line. */
function FoldedItem(props: ItemProps & { label: string }) {
  const { schema, list, index, value } = props;
  const scope = useForm();
  const at = [...list, index];
  const { tag, schema: chosen } = variantOf(schema, value);
  const summary = summaryOf(value, tag);
  const { open, turn } = useFold(at, summary === '');
  const body = scope.idOf(at, 'body');
  const label = tag === undefined || chosen.title === undefined ? props.label : words.item(chosen.title, index + 1);
  return (
    <ItemPlace {...props} id={scope.idOf(at, 'control')} label={label} className={styles.folded}>
      <div className={styles.head}>
        <Grip count={props.count} />
        <button type="button" className="quiet" aria-expanded={open} aria-controls={body} onClick={turn}>
          <ToolIcon icon={open ? ChevronDown : ChevronRight} size="1em" /> <strong>{label}</strong>{' '}
          <span className={styles.summary}>{summary || words.empty}</span>
          <DiagnosticCount diagnostics={diagnosticsWithin(scope, at)} />
        </button>
        <ItemButtons {...props} label={label} />
      </div>
      <fieldset id={body} hidden={!open} aria-label={label} className={styles.body}>
        {open && <GroupBody schema={schema} at={at} value={value} />}
      </fieldset>
    </ItemPlace>
  );
}

/** Props of an entry of a list. */
interface ItemProps {
  schema: FieldSchema;
  list: KeyPath;
  index: number;
  count: number;
  value: unknown;
  /** True if the list takes no more entries. */
  isFull: boolean;
  /** Removes the whole list with its last entry. */
  onLast: (() => void) | undefined;
}

/** The buttons that move, copy and remove an entry of a list. */
function ItemButtons(props: ItemProps & { label: string }) {
  const { list, index, count, isFull, label } = props;
  const { idOf } = useForm();
  const { move, duplicate, remove } = useItemActions(props);
  const at = [...list, index];
  return (
    <div className={styles.tools}>
      <ToolButton
        id={idOf(at, 'up')}
        icon={ArrowUp}
        label={words.up(label)}
        isOff={index === 0}
        onClick={() => move(index - 1, 'up')}
      />
      <ToolButton
        id={idOf(at, 'down')}
        icon={ArrowDown}
        label={words.down(label)}
        isOff={index === count - 1}
        onClick={() => move(index + 1, 'down')}
      />
      {!isFull && <ToolButton icon={Copy} label={words.duplicate(label)} onClick={duplicate} />}
      <ToolButton id={idOf(at, 'remove')} icon={X} label={words.remove(label)} onClick={remove} />
    </div>
  );
}

interface ItemPlaceProps extends ItemProps {
  label: string;
  id?: string;
  className: string | undefined;
  children: ReactNode;
}

/** The place of an entry, which a handle drags to another place. Buttons move it by keyboard. */
function ItemPlace({ list, index, count, label, id, className, children }: ItemPlaceProps) {
  const { edit, announce } = useForm();
  const type = dragType(list);
  const drop = (event: DragEvent) => {
    const from = event.dataTransfer.getData(type);
    if (from === '' || Number(from) === index) return;
    event.preventDefault();
    edit({ at: list, move: [Number(from), index] });
    announce(words.moved(label, index + 1, count));
  };
  const drag = (event: DragEvent) => {
    if (!(event.target instanceof HTMLElement && event.target.draggable)) return;
    event.stopPropagation();
    event.dataTransfer.setData(type, String(index));
    event.dataTransfer.setDragImage(event.currentTarget, 0, 0);
  };
  const allow = (event: DragEvent) => {
    if (event.dataTransfer.types.includes(type)) event.preventDefault();
  };
  return (
    <li id={id} className={className} onDragStart={drag} onDragOver={allow} onDrop={drop}>
      {children}
    </li>
  );
}

function Grip({ count }: { count: number }) {
  if (count < 2) return null;
  return (
    <span className={styles.grip} title={words.drag} draggable>
      <ToolIcon icon={GripVertical} size="1em" />
    </span>
  );
}

/** Returns the data type of a list's drags in lower case, as browsers report it. */
function dragType(list: KeyPath): string {
  return `application/x-entry-of-${pathKey(list).toLowerCase()}`;
}

/** Returns the actions on an entry. The focus stays on the pressed button and moves with its entry. */
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
  icon: IconNode;
  label: string;
  /** True if the button does nothing here; it can still keep the focus. */
  isOff?: boolean;
  onClick(): void;
}

function ToolButton({ id, icon, label, isOff = false, onClick }: ToolButtonProps) {
  return (
    <button
      id={id}
      type="button"
      className="quiet"
      title={label}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      <ToolIcon icon={icon} size="1em" />
    </button>
  );
}
