import type { Html } from '../../../build/contract/entry.ts';
import { Document } from '../../layout/Document.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import type { Text } from './schema.ts';
import * as css from './TextPage.module.css';

export default function TextPage({ data, html }: { data: Text; html: Html }) {
  return (
    <Document
      title={data.titreSeo ?? data.titre}
      description={data.description}
      shared={data}
      canonical={data.canonique}
      starfield
    >
      <PageHero title={data.titre} lead={data.miseAJour && `Dernière mise à jour : ${data.miseAJour}`} />
      <div className={css.text}>
        <Prose html={html} slots={{}} />
      </div>
    </Document>
  );
}
