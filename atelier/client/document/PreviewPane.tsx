import type { Scheme } from '../../../build/contract/preview-messages.ts';
import { PREVIEW_PAGE } from '../../api.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { site } from '../site.ts';
import * as css from './PreviewPane.module.css';
import type { Previewed } from './use-preview.ts';
import { usePreviewFrame } from './use-preview-frame.ts';

interface PreviewPaneProps {
  path: string;
  title: string;
  previewed: Previewed;
  /** The line that one writes in; the page follows it. */
  line: number;
  scheme: Scheme;
  /** A block of the page was clicked that begins in this line of the file. */
  onLine(line: number): void;
}

/** All that the site's scripts do there, but for leading the workshop's own tab away. */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

/** The real page of what is written, as soon as it can be drawn; the last one that could stays meanwhile. */
export function PreviewPane({ path, title, previewed, line, scheme, onLine }: PreviewPaneProps) {
  const { frame, loads, isLost, onLoad } = usePreviewFrame(previewed, { line, scheme, onLine });
  const { answer, problem } = previewed;
  return (
    <div className={css.pane}>
      <p role="status" className={css.note}>
        {problem || (isLost && words.previewPane.lost) || (answer && !answer.drawn && words.previewPane.notDrawn)}
        {answer && answer.elsewhere > 0 && ` ${words.previewPane.elsewhere(answer.elsewhere)}`}
      </p>
      {answer && (
        <iframe
          key={loads}
          ref={frame}
          className={css.frame}
          data-lost={isLost}
          style={{ colorScheme: scheme || undefined }}
          title={words.previewPane.title(title)}
          sandbox={ALLOWED}
          src={`${site}${PREVIEW_PAGE}?path=${encodeURIComponent(path)}`}
          onLoad={onLoad}
        />
      )}
    </div>
  );
}
