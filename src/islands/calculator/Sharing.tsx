import { useEffect, useRef, useState } from 'react';
import * as css from './Calculator.module.css';

interface SharingProps {
  /** Address of the contact form. */
  contact: string;
  disabled: boolean;
}

/**
 * Two uses of the page's address, which carries the entries: in a message to the agency, and in the clipboard. Where that is refused, it says where
 * the address stands. One for each set of entries: what it says holds for these.
 */
export function Sharing({ contact, disabled }: SharingProps) {
  const [copied, setCopied] = useState<string>();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const message = `Parlons de ce calcul, avec mes chiffres\u00a0:\n${location.href}\n\n`;
    if (link.current && !disabled) link.current.search = String(new URLSearchParams({ message }));
  }, [disabled]);
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
      <a className={css.talk} href={contact} ref={link}>
        En parler avec ces chiffres
      </a>
      <button className={css.copy} type="button" onClick={copy} disabled={disabled}>
        Copier l’adresse de ce calcul
      </button>
      <span role="status">{copied}</span>
    </p>
  );
}
