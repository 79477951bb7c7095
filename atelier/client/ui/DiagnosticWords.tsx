import { type ReactNode, use } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { linkTo, textsNamedIn } from '../../file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { ContentContext } from '../use-content.ts';
import { Technique } from './Technique.tsx';

interface DiagnosticWordsProps extends Pick<Diagnostic, 'message' | 'hint'> {
  /** Stands before the message. */
  children?: ReactNode;
}

/** The message and hint of a diagnostic. Texts that they name are links with their titles; files and lines are folded away. */
export function DiagnosticWords({ message, hint, children }: DiagnosticWordsProps) {
  const files = use(ContentContext)?.list.files ?? [];
  const [said, advice] = [message, hint].map((sentence) => textsNamedIn(sentence, files));
  const named = [said, advice].flatMap((parts = []) => parts.filter((part) => typeof part !== 'string'));
  return (
    <div>
      <p>
        {children} <span>{said && <Sentence parts={said} />}</span>{' '}
        <span className="muted">{advice && <Sentence parts={advice} />}</span>
      </p>
      {named.length > 0 && (
        <Technique>{named.map(({ path, line }) => words.fileAndLine(path, line)).join(' ; ')}</Technique>
      )}
    </div>
  );
}

function Sentence({ parts }: { parts: ReturnType<typeof textsNamedIn> }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.path} href={linkTo(part)}>
        {words.quoted(part.title)}
      </a>
    ),
  );
}
