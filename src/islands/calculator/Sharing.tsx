import { useEffect, useRef, useState } from 'react';
import * as css from './Calculator.module.css';
import type { Summary } from './fields.ts';

interface SharingProps {
  /** Address of the contact form. */
  contact: string;
  /** Absent while there is no result. */
  summary: Summary | undefined;
}

/**
 * Takes the result in words to the contact form, and the page's address, which carries the entries, into the clipboard. Where the clipboard is
 * refused, it tells where the address stands. Each set of entries has one of its own.
 */
export function Sharing({ contact, summary }: SharingProps) {
  const [copied, setCopied] = useState<string>();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!link.current || !summary) return;
    const calcul = `${summary.figure} ${summary.label}`;
    const message = `Mon calcul\u00a0: ${calcul}. ${summary.others}\nMes chiffres\u00a0: ${location.href}\n\n`;
    link.current.search = String(new URLSearchParams({ message, calcul }));
  }, [summary]);
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
      <a className={css.ask} href={contact} ref={link}>
        En parler avec ces chiffres
      </a>
      <button className={css.copy} type="button" onClick={copy} disabled={!summary}>
        Copier l’adresse de ce calcul
      </button>
      <span role="status">{copied}</span>
    </p>
  );
}
