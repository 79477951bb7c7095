import { DocumentBar } from './DocumentBar.tsx';
import { DocumentDialogs } from './DocumentDialogs.tsx';
import { DocumentNotices } from './DocumentNotices.tsx';
import { FindingsList } from './FindingsList.tsx';
import { Panes } from './Panes.tsx';
import { type DeskProps, useDesk } from './use-desk.ts';
import { useShortcuts } from './use-shortcuts.ts';
import * as css from './Workbench.module.css';

/** A file being written: its fields, its text, and its page beside them. */
export function Workbench(props: DeskProps) {
  const desk = useDesk(props);
  const { actions, findings, spot } = desk;
  useShortcuts({ onSave: actions.save, onUndo: actions.undo, onRedo: actions.redo });
  return (
    <div className={css.page}>
      <DocumentBar desk={desk} />
      <main className={css.main}>
        <DocumentNotices desk={desk} />
        <Panes desk={desk} />
        <FindingsList findings={findings} onGo={({ line, column }) => spot.go(line, column)} onFix={actions.fix} />
      </main>
      <DocumentDialogs desk={desk} />
    </div>
  );
}
