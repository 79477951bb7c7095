import { workshopHistory as words } from '../../words/history.fr.ts';
import { TwoTexts } from '../document/TwoTexts.tsx';
import type { OpenDocument } from '../document/use-document.ts';
import { Actions } from '../ui/Actions.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import * as css from './HistoryDialog.module.css';
import { useVersions } from './use-versions.ts';
import { VersionList } from './VersionList.tsx';

/** The versions of a file, each beside the text as it is written now, which one of them can take the place of. */
export function HistoryDialog({ doc }: { doc: OpenDocument }) {
  const { path, editing, actions, openDialog } = doc;
  const { versions, chosen, text, isSame, problem, choose } = useVersions(path, editing.text);
  const same = text === editing.text;
  const close = () => openDialog(undefined);
  const restore = () => {
    if (text === undefined || !chosen) return;
    actions.writeVersion(text, words.restored(momentOf(chosen.at)));
    close();
  };
  return (
    <Dialog heading={words.heading} onClose={close} wide>
      <p role="status">{problem || stateOf(versions?.length, text !== undefined && same)}</p>
      {versions && versions.length > 0 && (
        <div className={css.history}>
          <VersionList versions={versions} chosen={chosen} isSame={isSame} onChoose={choose} />
          {chosen && text !== undefined && (
            <TwoTexts
              key={chosen.id}
              mine={{ label: words.now, text: editing.text }}
              theirs={{ label: words.version(momentOf(chosen.at)), text }}
            />
          )}
        </div>
      )}
      <Actions>
        {versions && versions.length > 0 && (
          <button type="button" className="primary" disabled={text === undefined || same} onClick={restore}>
            {words.restore}
          </button>
        )}
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </Actions>
    </Dialog>
  );
}

function stateOf(count: number | undefined, same: boolean): string {
  if (count === undefined) return words.looking;
  if (count === 0) return words.none;
  return same ? words.same : words.explanation;
}

/** '22 novembre 2026 à 10:42', by the clock of whoever reads it. */
function momentOf(at: string): string {
  return new Date(at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });
}
