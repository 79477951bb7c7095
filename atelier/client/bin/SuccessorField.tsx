import { useId } from 'react';
import type { ListedFile } from '../../api.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';

interface SuccessorFieldProps {
  /** Of the page that goes. */
  addresses: readonly string[];
  /** Those that they can lead to. */
  pages: readonly ListedFile[];
  /** Path of the chosen page's file; empty for none. */
  chosen: string;
  onChoose(path: string): void;
}

/** Asks which page the addresses of one that goes lead to. */
export function SuccessorField({ addresses, pages, chosen, onChoose }: SuccessorFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{words.lead}</label>
      <select id={id} value={chosen} aria-describedby={`${id}-hint`} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{words.leadNowhere}</option>
        {pages.map(({ path, title, address }) => (
          <option key={path} value={path}>
            {`${title} (${address})`}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`}>
        <small>{words.leadHint(addresses)}</small>
      </p>
    </div>
  );
}
