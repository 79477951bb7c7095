import { SCHEME_KEY } from '../format/color-scheme.ts';
import { MOTION_KEY } from '../format/motion.ts';
import { pageTitle } from '../format/page-title.ts';
import { type SharedData, sharingCard, sharingImage } from '../format/sharing-card.ts';
import { paths } from '../routes.ts';
import { recolor, recoloringOf } from '../styles/palette.ts';
import { DAY, NIGHT } from '../styles/token-colors.ts';
import { usePage } from '../ui/page-context.ts';
import { contentSecurityPolicy } from './security-policy.ts';

export interface HeadProps {
  /** Front matter of the page. */
  data: SharedData & { titreSeo?: string | undefined; description: string };
  /** Another title than the data's. */
  title?: string;
  /** Path of the page that search engines should keep, when it is not this one. */
  canonical?: string | undefined;
  /** The home page's title starts with the brand. */
  brandFirst?: boolean;
  /** Language of the page's own texts, where it is not French. */
  contentLang?: string | undefined;
  /** Keeps the page out of search results. */
  noIndex?: boolean;
  /** The contact form is in it. */
  holdsForm?: boolean;
  /** Path of the page whose image this one shares, when it has none of its own; `data` is then that page's. */
  sharedPath?: string | undefined;
  article?: { categorie: string; date: string; miseAJour?: { date: string } | undefined } | undefined;
  /** Rules of this page alone, made of what it shows. */
  pageStyles?: string;
}

export function Head(props: HeadProps) {
  const {
    data,
    title = headTitle(data),
    canonical,
    brandFirst = false,
    contentLang,
    noIndex = false,
    holdsForm,
    sharedPath,
    article,
    pageStyles,
  } = props;
  const { description } = data;
  const { settings, path, url, typeset, noIndex: noneIndexed } = usePage();
  const address = url(canonical ?? path);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={contentSecurityPolicy(settings, holdsForm)} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title lang={contentLang}>
        {brandFirst ? `${settings.marque} — ${title}` : pageTitle(title, settings.marque)}
      </title>
      <meta name="description" content={typeset(description, contentLang ?? 'fr')} />
      <meta name="robots" content={noIndex || noneIndexed ? 'noindex' : 'max-image-preview:large'} />
      {!noIndex && <link rel="canonical" href={address} />}
      {!noIndex && <SharingTags {...{ title, description, address, data, sharedPath, article }} />}
      <Marks />
      <script dangerouslySetInnerHTML={{ __html: readerChoices }} />
      {!noIndex && canonical === undefined && <link rel="alternate" type="text/markdown" href={paths.markdown(path)} />}
      <Feeds path={path} />
      <Styles own={pageStyles} />
    </head>
  );
}

/** Returns the title of a page for browsers and search engines. */
export function headTitle({ titreSeo, titre }: HeadProps['data']): string {
  return titreSeo ?? titre;
}

type SharingTagsProps = Pick<HeadProps, 'data' | 'sharedPath' | 'article'> &
  Record<'title' | 'description' | 'address', string>;

/** Tags for previews of links (The Open Graph protocol; X reads it, but for the type of its card). */
function SharingTags({ title, description, address, data, sharedPath, article }: SharingTagsProps) {
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
      {article && <meta property="article:published_time" content={article.date} />}
      {article?.miseAJour && <meta property="article:modified_time" content={article.miseAJour.date} />}
      {article && <meta property="article:section" content={article.categorie} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Renders the icons and the colour of the browser's frame. */
function Marks() {
  const colors = recoloringOf(usePage().settings.couleurs);
  return (
    <>
      <meta name="theme-color" content={recolor(DAY.night, colors)} media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content={recolor(NIGHT.night, colors)} media="(prefers-color-scheme:dark)" />
      <link rel="icon" href={paths.icon} type="image/svg+xml" />
      <link rel="icon" href={paths.favicon} sizes="32x32" />
      <link rel="apple-touch-icon" href={paths.appleIcon} />
      <link rel="manifest" href={paths.manifest} />
    </>
  );
}

/** The feeds that carry what the page lists. */
function Feeds({ path }: { path: string }) {
  const isWithin = (part: string) => path === part || path.startsWith(`${part}/`);
  if (isWithin(paths.blog) || isWithin(paths.archive(1)))
    return <FeedLinks title="Blog" atom={paths.atom} json={paths.jsonFeed} />;
  if (path === paths.toolPrices)
    return <FeedLinks title="Tarifs des outils" atom={paths.toolPricesAtom} json={paths.toolPricesFeed} />;
  return null;
}

function FeedLinks({ title, atom, json }: { title: string; atom: string; json: string }) {
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={`${title} (Atom)`} href={atom} />
      <link rel="alternate" type="application/feed+json" title={`${title} (JSON Feed)`} href={json} />
    </>
  );
}

/** The rules of the page's content type, and those of its own: one element, for one hash in the policy. */
function Styles({ own = '' }: { own: string | undefined }) {
  const { styles, logo } = usePage();
  return <style dangerouslySetInnerHTML={{ __html: styles + (logo ? LOGO_RULES : '') + own }} />;
}

/**
 * A script for the head that reads the reader's choices of day or night and of motion before the first paint. It is short because every page contains
 * it. Browsers may forbid pages to read their storage.
 */
const readerChoices = `try{let{dataset:d}=document.documentElement,s=localStorage;d.scheme=s.${SCHEME_KEY}??'';s.${MOTION_KEY}&&(d.still=d.stopped='')}catch{}`;

/**
 * Rules for an agency's logo: it has a fixed height, and gets smaller if it would be too wide. Of two logos, each side shows its own, and print shows
 * that of the day. Pages of a site without a logo do not contain these rules.
 */
const LOGO_RULES = `
[data-logo]{width:auto;height:2.25rem;max-width:min(14rem,42vw);object-fit:contain;object-position:left}
[data-logo=night]{display:none}
@media screen{[data-scheme=dark] [data-logo=day]{display:none}[data-scheme=dark] [data-logo=night]{display:block}}
@media screen and (prefers-color-scheme:dark){html:not([data-scheme=light]) [data-logo=day]{display:none}html:not([data-scheme=light]) [data-logo=night]{display:block}}
`.replaceAll('\n', '');
