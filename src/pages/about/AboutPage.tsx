import type { DisplayedPicture } from '../../../build/contract/media.ts';
import { Document } from '../../layout/Document.tsx';
import { anchors } from '../../routes.ts';
import { organization } from '../../structured-data/organization.ts';
import { Card, CardTitle } from '../../ui/Card.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { EvenGrid } from '../../ui/EvenGrid.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import * as css from './AboutPage.module.css';
import type { About } from './schema.ts';

interface AboutPageProps {
  data: About;
  /** The founder's photograph or drawing, where there is one. */
  portrait: DisplayedPicture | undefined;
}

export default function AboutPage({ data, portrait }: AboutPageProps) {
  const { mission, vision, valeurs, histoire, fondateur } = data;
  return (
    <Document
      title={data.titreSeo ?? data.titre}
      description={data.description}
      shared={data}
      pageType="AboutPage"
      jsonLdNodes={[organization(usePage())]}
    >
      <PageHero title={data.titre} lead={data.accroche} />
      <div className={css.pair}>
        {[mission, vision].map(({ titre, texte }) => (
          <section key={titre} className={css.block}>
            <h2 className={css.title}>{titre}</h2>
            <p>{texte}</p>
          </section>
        ))}
      </div>
      <Section title={valeurs.titre}>
        <EvenGrid>
          {valeurs.elements.map((value) => (
            <ValueCard key={value.titre} {...value} />
          ))}
        </EvenGrid>
      </Section>
      <Section title={histoire.titre}>
        <div className={css.columns}>
          <Paragraphs text={histoire.texte} />
          {histoire.reperes && <Paragraphs text={histoire.reperes} />}
        </div>
      </Section>
      <Section title={fondateur.titre}>
        <Founder {...fondateur} portrait={portrait} />
      </Section>
      <ClosingCard closing={data.fin} id={anchors.contact} />
    </Document>
  );
}

function ValueCard({ titre, icone, texte }: About['valeurs']['elements'][number]) {
  return (
    <Card as="li">
      <span className={css.icon}>
        <Icon name={icone} />
      </span>
      <CardTitle>{titre}</CardTitle>
      <p>{texte}</p>
    </Card>
  );
}

function Founder({ nom, photo, role, texte, portrait }: About['fondateur'] & Pick<AboutPageProps, 'portrait'>) {
  return (
    <div className={css.founder}>
      {portrait && photo && <Picture picture={portrait} alt={photo.alt} sizes="16rem" className={css.portrait} />}
      <div className={css.story}>
        {nom && <h3 className={css.name}>{nom}</h3>}
        <p className={css.role}>{role}</p>
        <Paragraphs text={texte} />
      </div>
    </div>
  );
}

/** A blank line separates paragraphs, as in Markdown. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
