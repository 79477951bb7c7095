import { workshopApp as words } from '../../words/app.fr.ts';
import { Notice } from '../ui/Notice.tsx';
import type { OpenDocument } from './use-document.ts';

/** What became of what the writer did, and of the file meanwhile. It is said by ear as well. */
export function DocumentNotices({ doc }: { doc: OpenDocument }) {
  const { actions, saving, disk, copyProblem, editing, openDialog } = doc;
  const said = saving.failed ? saving.said : actions.said || saving.said || disk;
  return (
    <div>
      <div role="status">
        {said !== '' && (
          <div className={said === saving.said && saving.plain ? 'visually-hidden' : undefined}>
            <Notice tone={saving.failed ? 'error' : 'info'}>
              <p>{said}</p>
            </Notice>
          </div>
        )}
        {copyProblem !== '' && (
          <Notice tone="warning">
            <p>{words.file.noCopy(copyProblem)}</p>
          </Notice>
        )}
      </div>
      {editing.conflict && (
        <div role="alert">
          <Notice tone="error">
            <p>{words.file.changedOnDisk}</p>
            <button type="button" onClick={() => openDialog('conflict')}>
              {words.file.compare}
            </button>
          </Notice>
        </div>
      )}
    </div>
  );
}
