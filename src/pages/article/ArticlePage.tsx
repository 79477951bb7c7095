import type { Heading, Html } from '../../../build/contract/entry.ts';
import type { DisplayedPicture } from '../../../build/contract/media.ts';
import { frenchDate } from '../../format/date.ts';
import { type CitedFact, type Download, sectionsAfter } from '../../format/following-sections.ts';
import { slugify } from '../../format/slug.ts';
import BillCalculator from '../../islands/bill-calculator/BillCalculator.island.tsx';
import type { Prices } from '../../islands/bill-calculator/bills.ts';
import { Island } from '../../islands/Island.tsx';
import RoiCalculator from '../../islands/roi-calculator/RoiCalculator.island.tsx';
import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import { blogPosting } from '../../structured-data/creative-works.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { HeroChart } from '../../ui/ConstellationChart.tsx';
import { DownloadList } from '../../ui/DownloadList.tsx';
import { type LedgerLine, LinkLedger } from '../../ui/LinkLedger.tsx';
import { LongRead } from '../../ui/LongRead.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Prose, ProseBlock } from '../../ui/Prose.tsx';
import { useModule, usePage } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import { SourceList } from '../../ui/SourceList.tsx';
import * as css from './ArticlePage.module.css';
import type { Article } from './schema.ts';

const ANCESTORS = [{ name: 'Blog', href: paths.blog }];

interface ArticlePageProps {
  data: Article;
  html: Html<keyof ReturnType<typeof slotsWith>>;
  headings: readonly Heading[];
  /** Of its own text, code left out. */
  words: number;
  minutes: number;
  downloads: readonly Download[];
  /** Articles to read next. */
  onward: readonly LedgerLine[];
  /** Sources of its prices, limits and dates. */
  sources: readonly CitedFact[];
  /** Those among them that bills are reckoned with. */
  prices: Prices;
  /** Instead of its constellation. */
  opening: Opening | undefined;
}

interface Opening {
  picture: DisplayedPicture;
  alt: string;
  caption: string | undefined;
}

export default function ArticlePage(props: ArticlePageProps) {
  const { data, words, minutes, downloads, onward, opening } = props;
  useModule('contents');
  const category = { name: data.categorie, href: paths.blogCategory(slugify(data.categorie)) };
  return (
    <Document
      data={data}
      article={data}
      subject={{ sujet: data.titre }}
      breadcrumb={{ ancestors: [...ANCESTORS, category] }}
      jsonLdNodes={[blogPosting(data, words, usePage())]}
    >
      <article>
        <PageHero
          title={data.titre}
          lead={data.chapeau}
          picture={opening ? <OpeningPicture {...opening} /> : <HeroChart />}
        >
          <Facts {...data} minutes={minutes} downloads={downloads.length} />
        </PageHero>
        <Body {...props} />
        <ClosingCard closing={data.fin} id={anchors.contact} />
      </article>
      {onward.length > 0 && (
        <Section title="À lire ensuite" onward>
          <LinkLedger lines={onward} />
        </Section>
      )}
    </Document>
  );
}

/** Of the picture that opens an article: beside the title on a wide screen, below it on a phone. */
const OPENING_SIZES = '(min-width: 77rem) 29rem, (min-width: 56rem) 40vw, 92vw';

function OpeningPicture({ picture, alt, caption }: Opening) {
  return (
    <figure className={css.figure}>
      <Picture picture={picture} alt={alt} sizes={OPENING_SIZES} className={css.picture} first />
      {caption !== undefined && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}

function Body({ data, html, headings, downloads, sources, prices }: ArticlePageProps) {
  return (
    <LongRead headings={headings} more={sectionsAfter(downloads, sources)}>
      {data.miseAJour && <UpdateNote {...data.miseAJour} />}
      <Prose html={html} slots={slotsWith(prices, usePage().href(`${paths.contact}#${anchors.audit}`))} />
      <DownloadList files={downloads} />
      <SourceList facts={sources} />
    </LongRead>
  );
}

/** Tells of changes since publication, above the text. Marked as a call-out, so that the Markdown alternate quotes it. */
function UpdateNote({ date, texte }: NonNullable<Article['miseAJour']>) {
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

/** Returns the widgets that an article's text may contain. */
function slotsWith(prices: Prices, contact: string) {
  return {
    'calculateur-roi': <Island name="RoiCalculator" component={RoiCalculator} when="visible" props={{ contact }} />,
    'calculateur-factures': (
      <Island name="BillCalculator" component={BillCalculator} when="visible" props={{ ...prices, contact }} />
    ),
  };
}

function Facts({
  categorie,
  auteur,
  date,
  miseAJour,
  minutes,
  downloads,
}: Article & { minutes: number; downloads: number }) {
  return (
    <p className={css.meta}>
      <Badge>{categorie}</Badge>
      {auteur && <Author {...auteur} />}
      <time dateTime={date}>{frenchDate(date, 'alone')}</time>
      {miseAJour && (
        <span>
          Mis à jour le <time dateTime={miseAJour.date}>{frenchDate(miseAJour.date, 'sentence')}</time>
        </span>
      )}
      <span>{minutes} min de lecture</span>
      {downloads > 0 && (
        <a href={`#${anchors.downloads}`}>
          {downloads} {downloads > 1 ? 'fichiers' : 'fichier'} à emporter
        </a>
      )}
    </p>
  );
}

function Author({ nom, role, page }: NonNullable<Article['auteur']>) {
  return (
    <span>
      Par {page ? <a href={page}>{nom}</a> : nom}, {role}
    </span>
  );
}
