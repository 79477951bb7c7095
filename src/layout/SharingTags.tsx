import { type SharedData, sharingCard, sharingImage } from '../format/sharing-card.ts';
import { usePage } from '../ui/page-context.ts';

/** What an article says of itself beside that. */
interface ArticleDates {
  categorie: string;
  date: string;
  miseAJour?: { date: string } | undefined;
}

interface SharingTagsProps {
  title: string;
  description: string;
  /** Absolute. */
  address: string;
  shared: SharedData;
  sharedPath: string | undefined;
  article: ArticleDates | undefined;
}

export interface SharingProps {
  /** What others show of the page when it is shared; absent where nobody would. */
  shared?: SharedData;
  /** Path of the page whose image this one shows, when it has none of its own; `shared` is then that page's. */
  sharedPath?: string;
  article?: ArticleDates;
}

/** What other sites show of a link to this page (The Open Graph protocol; X takes all but the kind of card from it). */
export function SharingTags({ title, description, address, shared, sharedPath, article }: SharingTagsProps) {
  const { path: ownPath, settings, url, typeset } = usePage();
  const set = (text: string) => typeset(text, 'fr');
  const path = sharedPath ?? ownPath;
  const card = sharingCard(path, shared);
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={settings.marque} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={set(title)} />
      <meta property="og:description" content={set(description)} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={url(sharingImage(path, card))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={set([card.label, card.title].filter(Boolean).join(' — '))} />
      {article && <ArticleTags {...article} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function ArticleTags({ categorie, date, miseAJour }: ArticleDates) {
  return (
    <>
      <meta property="article:published_time" content={date} />
      {miseAJour && <meta property="article:modified_time" content={miseAJour.date} />}
      <meta property="article:section" content={categorie} />
    </>
  );
}
