import type { Html } from '../../../build/contract/entry.ts';
import type { CitedFact } from '../../format/cited-fact.ts';
import { Document } from '../../layout/Document.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { SourceList } from '../../ui/SourceList.tsx';
import type { Text } from './schema.ts';
import * as css from './TextPage.module.css';

interface TextPageProps {
  data: Text;
  html: Html;
  /** Where its prices, limits and dates come from. */
  sources: readonly CitedFact[];
}

export default function TextPage({ data, html, sources }: TextPageProps) {
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
        <SourceList facts={sources} />
      </div>
    </Document>
  );
}
