import type { Scheme } from '../../../build/contract/preview-messages.ts';
import { workshopOverview } from '../../words/overview.fr.ts';
import type { PaneLayout } from './use-pane-layout.ts';

const words = workshopOverview.desk;

/** How the page beside the text is looked at: in which colours, and how wide. */
export function PreviewLook({ layout: { scheme, phone, showScheme, showPhone } }: { layout: PaneLayout }) {
  return (
    <>
      <select
        aria-label={words.colors}
        value={scheme}
        onChange={({ target }) => {
          const chosen = schemes.find((one) => one === target.value);
          if (chosen !== undefined) showScheme(chosen);
        }}
      >
        {schemes.map((one) => (
          <option key={one} value={one}>
            {words.schemes[one || 'own']}
          </option>
        ))}
      </select>
      <button type="button" aria-pressed={phone} onClick={() => showPhone(!phone)}>
        {words.phone}
      </button>
    </>
  );
}

const schemes: readonly Scheme[] = ['', 'light', 'dark'];
