import { useState } from 'react';
import * as css from './Calculator.module.css';

/** Puts the page's address, which carries the entries, into the clipboard. Where that is refused, it says where the address stands. One for each set of entries: what it says holds for these. */
export function CopyAddress({ disabled }: { disabled: boolean }) {
  const [copied, setCopied] = useState<string>();
  const copy = () => {
    // Without a secure context there is no clipboard.
    const writing = navigator.clipboard?.writeText(location.href) ?? Promise.reject();
    writing.then(
      () => setCopied('Adresse copiée.'),
      () => setCopied('Copiez-la dans la barre d’adresse du navigateur.'),
    );
  };
  return (
    <p className={css.share}>
      <button className={css.copy} type="button" onClick={copy} disabled={disabled}>
        Copier l’adresse de ce calcul
      </button>
      <span role="status">{copied}</span>
    </p>
  );
}
