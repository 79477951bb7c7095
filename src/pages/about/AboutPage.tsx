import type { DisplayedPicture } from '../../../build/contract/media.ts';
import { Document } from '../../layout/Document.tsx';
import { anchors } from '../../routes.ts';
import { organization } from '../../structured-data/organization.ts';
import { Card, CardTitle, IconCard } from '../../ui/Card.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { EvenGrid } from '../../ui/EvenGrid.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import type { Person } from '../settings/schema.ts';
import * as css from './AboutPage.module.css';
import type { About } from './schema.ts';

interface AboutPageProps {
  data: About;
  /** A photograph or drawing of the founder. */
  portrait: Portrait;
  team: readonly TeamMember[];
}

type Portrait = DisplayedPicture | undefined;
type TeamMember = Person & { portrait: Portrait };

export default function AboutPage({ data, portrait, team }: AboutPageProps) {
  const { mission, vision, valeurs, histoire, parties = [], fondateur } = data;
  const statements = [mission, vision].flatMap((statement) => statement ?? []);
  return (
    <Document data={data} pageType="AboutPage" jsonLdNodes={[organization(usePage())]}>
      <PageHero title={data.titre} lead={data.accroche} />
      {statements.length > 0 && (
        <div className={css.pair}>
          {statements.map(({ titre, texte }) => (
            <section key={titre} className={css.block}>
              <h2 className={css.title}>{titre}</h2>
              <p>{texte}</p>
            </section>
          ))}
        </div>
      )}
      {valeurs && <Values {...valeurs} />}
      {[...(histoire ? [histoire] : []), ...parties].map((story) => (
        <Story key={story.titre} {...story} />
      ))}
      <Section title={fondateur.titre}>
        <Founder {...fondateur} portrait={portrait} />
        <Team people={team} />
      </Section>
      <ClosingCard closing={data.fin} id={anchors.contact} />
    </Document>
  );
}

function Values({ titre, elements }: NonNullable<About['valeurs']>) {
  return (
    <Section title={titre}>
      <EvenGrid>
        {elements.map((value) => (
          <IconCard key={value.titre} {...value} />
        ))}
      </EvenGrid>
    </Section>
  );
}

function Story({ titre, texte, reperes }: NonNullable<About['histoire']>) {
  return (
    <Section title={titre}>
      <div className={css.columns}>
        <Paragraphs text={texte} />
        {reperes && <Paragraphs text={reperes} />}
      </div>
    </Section>
  );
}

function Founder({ nom, photo, role, texte, portrait }: About['fondateur'] & { portrait: Portrait }) {
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

/** Those beside the founder, a card each. */
function Team({ people }: { people: readonly TeamMember[] }) {
  if (people.length === 0) return null;
  return (
    <EvenGrid className={css.team}>
      {people.map(({ nom, role, texte, photo, portrait }) => (
        <Card as="li" key={nom}>
          {portrait && photo && <Picture picture={portrait} alt={photo.alt} sizes="8rem" className={css.face} />}
          <CardTitle>{nom}</CardTitle>
          <p className={css.role}>{role}</p>
          <Paragraphs text={texte} />
        </Card>
      ))}
    </EvenGrid>
  );
}

/** A blank line separates paragraphs, as in Markdown. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
