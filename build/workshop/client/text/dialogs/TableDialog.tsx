import { useState } from 'react';
import { workshopText as words } from '../../../../diagnostics/messages/workshop-text.fr.ts';
import type { Edit } from '../edits/edit.ts';
import { addTable } from '../edits/tables.ts';
import { FormDialog } from './FormDialog.tsx';

/** Asks how large a new table is. */
export function TableDialog({ onDone, onClose }: { onDone(edit: Edit): void; onClose(): void }) {
  const [columns, setColumns] = useState(3);
  const [rows, setRows] = useState(2);
  const done = () => onDone(addTable(rows, columns, words.table.head));
  return (
    <FormDialog title={words.dialogs.table} done={words.dialogs.addTable} onDone={done} onClose={onClose}>
      <Count name={words.dialogs.columns} value={columns} most={10} onChange={setColumns} />
      <Count name={words.dialogs.rows} value={rows} most={50} onChange={setRows} />
    </FormDialog>
  );
}

interface CountProps {
  name: string;
  value: number;
  most: number;
  onChange(value: number): void;
}

function Count({ name, value, most, onChange }: CountProps) {
  return (
    <label>
      {name}
      <input
        type="number"
        required
        min={1}
        max={most}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
