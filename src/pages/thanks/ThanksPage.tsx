import { Document } from '../../layout/Document.tsx';
import { ActionGroup } from '../../ui/ActionLink.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import type { Contact } from '../contact/schema.ts';

/** Receivers lead here once they have a message. */
export default function ThanksPage({ data }: { data: Contact['formulaire']['merci'] }) {
  const { titre, texte, actions } = data;
  return (
    <Document data={{ titre, description: texte }} noIndex starfield>
      <PageHero title={titre} lead={texte}>
        <ActionGroup actions={actions} />
      </PageHero>
    </Document>
  );
}
