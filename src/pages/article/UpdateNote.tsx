import { frenchDate } from '../../format/date.ts';
import { ProseBlock } from '../../ui/Prose.tsx';
import type { Article } from './schema.ts';

/** Tells of changes since publication, above the text. Marked as a call-out, so that the Markdown alternate quotes it. */
export function UpdateNote({ date, texte }: NonNullable<Article['miseAJour']>) {
  return (
    <ProseBlock>
      <aside aria-labelledby="mise-a-jour" data-callout="mise-a-jour">
        <p id="mise-a-jour" data-callout-title="">
          Mise à jour du <time dateTime={date}>{frenchDate(date, 'sentence')}</time>
        </p>
        <p>{texte}</p>
      </aside>
    </ProseBlock>
  );
}
