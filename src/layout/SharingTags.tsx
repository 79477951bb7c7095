import { type SharedData, sharingCard, sharingImage } from '../format/sharing-card.ts';
import { usePage } from '../ui/page-context.ts';

interface ArticleDates {
  categorie: string;
  date: string;
  miseAJour?: { date: string } | undefined;
}

export interface SharingProps {
  /** Front matter of the page. */
  data: SharedData;
  /** Path of the page whose image this one shows, when it has none of its own; `data` is then that page's. */
  sharedPath?: string | undefined;
  article?: ArticleDates | undefined;
}

interface SharingTagsProps extends SharingProps {
  title: string;
  description: string;
  /** Absolute. */
  address: string;
}

/** Tags for previews of links (The Open Graph protocol; X reads it, but for the type of its card). */
export function SharingTags({ title, description, address, data, sharedPath, article }: SharingTagsProps) {
  const { path: ownPath, settings, url, typeset } = usePage();
  const set = (text: string) => typeset(text, 'fr');
  const path = sharedPath ?? ownPath;
  const card = sharingCard(path, data);
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
