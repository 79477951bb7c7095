import type { ReactNode } from 'react';
import * as css from './FilePicker.module.css';

interface FilePickerProps {
  children: ReactNode;
  /** The words beside it, such as that files may be dropped. */
  hint?: string;
  /** Name of the field for screen readers, when its words alone would not do. */
  label?: string | undefined;
  /** Id of a description. */
  describedBy?: string;
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles(files: readonly File[]): void;
}

/** A button that chooses files, which may also be dropped on it. */
export function FilePicker({
  children,
  hint,
  label,
  describedBy,
  disabled = false,
  onFiles,
  ...input
}: FilePickerProps) {
  const take = (files: readonly File[]) => {
    if (!disabled && files.length > 0) onFiles(files);
  };
  return (
    <label
      className={css.picker}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        take([...event.dataTransfer.files]);
      }}
    >
      {children} {hint !== undefined && <small>{hint}</small>}
      <input
        type="file"
        className="visually-hidden"
        aria-label={label}
        aria-describedby={describedBy}
        disabled={disabled}
        {...input}
        onChange={({ target }) => take(takeFiles(target))}
      />
    </label>
  );
}

/** Returns the chosen files of a field, and clears it: the same file may be chosen again. */
function takeFiles(field: HTMLInputElement): File[] {
  const files = [...(field.files ?? [])];
  field.value = '';
  return files;
}
