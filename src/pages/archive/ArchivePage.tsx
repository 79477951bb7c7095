import { frenchDate } from '../../format/date.ts';
import { Document } from '../../layout/Document.tsx';
import { paths } from '../../routes.ts';
import { CategoryLinks } from '../../ui/CategoryLinks.tsx';
import { type LedgerLine, LinkLedger } from '../../ui/LinkLedger.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLinks } from '../../ui/PageLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { type ArchivedArticle, type ArchivePageProps, archiveTitle } from './archives.ts';

const BLOG = { name: 'Blog', href: paths.blog };
const ARCHIVES = { name: 'Archives', href: paths.archive(1) };

/** A page of an archive: a line for each article, the newest first, and links to its other pages and to other archives. */
export default function ArchivePage(props: ArchivePageProps) {
  const { blog, category, categories, page, pages, count, before, articles } = props;
  const name = categories.find(({ slug }) => slug === category)?.name;
  const [title, nth] = [archiveTitle(props), page > 1 ? `, page ${page}` : ''];
  const range = `articles ${before + 1} à ${before + articles.length} sur ${count}`;
  const breadcrumb = { ancestors: name ? [BLOG, ARCHIVES] : [BLOG], current: name ?? ARCHIVES.name };
  return (
    <Document
      data={{ ...blog, description: `${title}${nth} : ${range}, du plus récent au plus ancien.` }}
      title={title + nth}
      sharedPath={paths.blog}
      starfield
      pageType="CollectionPage"
      breadcrumb={breadcrumb}
    >
      <PageHero title={title} lead={`${range[0]?.toUpperCase()}${range.slice(1)}, du plus récent au plus ancien.`} />
      <Section title={page > 1 ? `Page ${page}` : 'Les plus récents'}>
        <LinkLedger lines={articles.map(ledgerLine)} />
        <PageLinks page={page} pages={pages} pathOf={(number) => paths.archive(number, category)} />
      </Section>
      <Section title="Par catégorie">
        <CategoryLinks categories={categories} current={category} />
      </Section>
    </Document>
  );
}

function ledgerLine({ path, titre, categorie, date }: ArchivedArticle): LedgerLine {
  return { path, title: titre, mark: frenchDate(date, 'alone'), note: categorie };
}
