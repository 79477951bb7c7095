import { Document } from '../../layout/Document.tsx';
import { anchors } from '../../routes.ts';
import { Card, CardGrid, CardTitle } from '../../ui/Card.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './AboutPage.module.css';
import type { About } from './schema.ts';

export default function AboutPage({ data }: { data: About }) {
  const { mission, vision, valeurs, histoire, fondateur } = data;
  return (
    <Document title={data.titreSeo ?? data.titre} description={data.description}>
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
        <CardGrid>
          {valeurs.elements.map(({ titre, icone, texte }) => (
            <Card key={titre} as="li">
              <span className={css.icon}>
                <Icon name={icone} />
              </span>
              <CardTitle>{titre}</CardTitle>
              <p>{texte}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title={histoire.titre}>
        <div className={css.story}>
          {paragraphs(histoire.texte).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title={fondateur.titre}>
        <div className={css.founder}>
          <img
            className={css.portrait}
            src="/images/fondateur.svg"
            alt={fondateur.alt}
            width="320"
            height="320"
            loading="lazy"
            decoding="async"
          />
          <div className={css.story}>
            <p className={css.role}>{fondateur.role}</p>
            {paragraphs(fondateur.texte).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <ClosingCard closing={data.fin} id={anchors.contact} />
    </Document>
  );
}

/** A blank line separates paragraphs, as in Markdown. */
function paragraphs(text: string): string[] {
  return text.trim().split(/\n\s*\n/);
}
