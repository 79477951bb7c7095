import { type FormEvent, useState } from 'react';
import type { Outcome } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { Notice } from '../ui/Notice.tsx';
import { LabelledInput } from './LabelledInput.tsx';
import * as css from './PublicationPage.module.css';

const labels = words.outcome;

interface HostKeyPartProps {
  outcome: Outcome & { kind: 'host-key' };
  host: string;
  onTrust(fingerprint: string): void;
}

/** Shows whom one is about to send to. A server that is another one than before is trusted only by a fingerprint that its host has given. */
export function HostKeyPart({ outcome: { fingerprint, former }, host, onTrust }: HostKeyPartProps) {
  if (former !== undefined)
    return <ChangedKey fingerprint={fingerprint} former={former} host={host} onTrust={onTrust} />;
  return (
    <div className={css.form}>
      <div role="status">
        <Notice tone="warning">
          <p>
            {labels.hostKey(host)} <code>{fingerprint}</code>
          </p>
        </Notice>
      </div>
      <p className={css.quiet}>{labels.hostKeyHint}</p>
      <div>
        <button type="button" onClick={() => onTrust(fingerprint)}>
          {labels.trust}
        </button>
      </div>
    </div>
  );
}

interface ChangedKeyProps extends Pick<HostKeyPartProps, 'host' | 'onTrust'> {
  fingerprint: string;
  former: string;
}

function ChangedKey({ fingerprint, former, host, onTrust }: ChangedKeyProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === fingerprint) onTrust(fingerprint);
    else setProblem(labels.notThisKey);
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <div role="alert">
        <Notice tone="error">
          <p>{problem === '' ? labels.changedKey(host) : problem}</p>
        </Notice>
      </div>
      <dl className={css.keys}>
        <dt>{labels.formerKey}</dt>
        <dd>
          <code>{former}</code>
        </dd>
        <dt>{labels.currentKey}</dt>
        <dd>
          <code>{fingerprint}</code>
        </dd>
      </dl>
      <p className={css.quiet}>{labels.changedKeyHint}</p>
      <LabelledInput label={labels.confirmedKey} value={typed} required onValue={setTyped} />
      <div>
        <button type="submit">{labels.confirmKey}</button>
      </div>
    </form>
  );
}
