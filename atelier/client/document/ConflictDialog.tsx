import { workshopApp as words } from '../../words/app.fr.ts';
import { compareWords } from '../../words/compare.fr.ts';
import { useFileContext } from '../compare/cut-texts.ts';
import type { Sides } from '../compare/merge.ts';
import { Questions, useAnswers } from '../compare/Questions.tsx';
import { useMerge } from '../compare/use-merge.ts';
import { Actions, Dialog } from '../ui/Dialog.tsx';
import type { OpenDocument } from './use-document.ts';

/** Asks which text of a paragraph stays that was changed here and on the disk. */
export function ConflictDialog({ doc }: { doc: OpenDocument }) {
  const { path, editing, actions, openDialog } = doc;
  const { conflict, saved, text } = editing;
  if (!conflict) return null;
  const close = () => openDialog(undefined);
  const settle = (chosen: string) => {
    actions.settle(chosen, chosen === text ? words.conflict.kept : words.conflict.settled);
    close();
  };
  const sides = { base: saved.text, mine: text, theirs: conflict.text };
  return <SidesDialog key={conflict.version} path={path} sides={sides} onSettle={settle} onClose={close} />;
}

interface SidesDialogProps {
  path: string;
  sides: Sides<string>;
  onSettle(text: string): void;
  onClose(): void;
}

const labels = words.conflict;
const SIDES = { before: labels.mine, after: labels.theirs };

function SidesDialog({ path, sides, onSettle, onClose }: SidesDialogProps) {
  const file = useFileContext(path);
  const merge = useMerge(sides, file);
  const answers = useAnswers();
  return (
    <Dialog heading={labels.heading} onClose={onClose} wide>
      <p>{labels.explanation}</p>
      {merge ? (
        <Questions questions={merge.questions} labels={SIDES} file={file} {...answers} />
      ) : (
        <p role="status">{compareWords.looking}</p>
      )}
      <Actions>
        <button
          type="button"
          className="primary"
          disabled={!merge}
          onClick={() => merge && onSettle(answers.textOf(merge))}
        >
          {labels.keep}
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          {labels.later}
        </button>
      </Actions>
    </Dialog>
  );
}
