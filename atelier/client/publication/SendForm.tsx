import { type FormEvent, useState } from 'react';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import type { PublicationState, PublishRequest } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { LabelledInput } from './LabelledInput.tsx';
import * as css from './PublicationPage.module.css';
import { PublicationProgress } from './PublicationProgress.tsx';

const labels = words.send;

interface SendFormProps {
  state: PublicationState;
  way: PublicationWay;
  /** What the button says. */
  button: string;
  /** There is nothing that may be published. */
  isIdle: boolean;
  onPublish(request: PublishRequest): void;
}

/** What publishing still has to be told, and its button. */
export function SendForm({ state, way, button, isIdle, onPublish }: SendFormProps) {
  const { running, outcome } = state;
  const [typed, setTyped] = useState({ message: '', name: '', email: '', password: '' });
  const isPublishing = running !== undefined && running.step !== 'checking';
  const wantsWriter = way.by === 'git' && !state.writer;
  const wantsPassword = outcome?.kind === 'password';
  const field = (name: keyof typeof typed, label: string) => ({
    label,
    value: typed[name],
    onValue: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPublish({
      ...(typed.message.trim() !== '' && { message: typed.message }),
      ...(wantsWriter && { writer: { name: typed.name, email: typed.email } }),
      ...(wantsPassword && { password: typed.password }),
    });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      {wantsWriter && (
        <div className={css.fields}>
          <LabelledInput {...field('name', labels.writer)} required />
          <LabelledInput {...field('email', labels.email)} type="email" hint={labels.writerHint} required />
        </div>
      )}
      {way.by === 'git' && <LabelledInput {...field('message', labels.message)} />}
      {wantsPassword && (
        <LabelledInput {...field('password', labels.password)} type="password" hint={labels.passwordHint} required />
      )}
      <div className={css.send}>
        <button type="submit" className="primary" disabled={isPublishing || isIdle}>
          {button}
        </button>
        {isPublishing && <PublicationProgress running={running} />}
      </div>
    </form>
  );
}
