import type { ReactNode } from 'react';
import '../styles/tokens.css';
import '../styles/base.css';
import type { Thing } from 'schema-dts';
import { isOnThisMachine } from '../pages/settings/defaults.ts';
import { anchors } from '../routes.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { jsonLdText, type PageType, webPage } from '../structured-data/web-page.ts';
import type { BreadcrumbProps } from '../ui/Breadcrumb.tsx';
import { BreadcrumbContext, type Subject, SubjectContext, usePage } from '../ui/page-context.ts';
import countView from './count-view.ts?inline';
import * as css from './Document.module.css';
import { type DecorationSource, decorationIn } from './decoration.ts';
import { Footer } from './Footer.tsx';
import { Head, type HeadProps, headTitle } from './Head.tsx';
import { Header } from './Header.tsx';
import { DOT_COUNT, STARFIELD } from './starfield.ts';

interface DocumentProps extends HeadProps {
  /** The site's stars behind the page. */
  starfield?: boolean;
  /** Decoration of this page, beside the site's stars. */
  decoration?: DecorationSource;
  subject?: Subject;
  breadcrumb?: BreadcrumbProps;
  /** The page's type on schema.org. */
  pageType?: PageType | undefined;
  /** Nodes of structured data that the page shows, besides the page itself. */
  jsonLdNodes?: readonly Thing[] | undefined;
  children: ReactNode;
}

/** The frame of every page, from `<html>` to the footer. */
export function Document({
  starfield = false,
  decoration,
  subject,
  breadcrumb,
  pageType,
  jsonLdNodes = [],
  children,
  ...head
}: DocumentProps) {
  const page = usePage();
  const nodes = breadcrumb ? [...jsonLdNodes, breadcrumbs(breadcrumb, page)] : jsonLdNodes;
  return (
    <html lang="fr">
      <Head {...head} />
      <body data-path={page.path}>
        <a className={css.skip} href={`#${anchors.main}`}>
          Aller au contenu
        </a>
        <Header moves={starfield} />
        <main className={css.main} id={anchors.main} tabIndex={-1} lang={head.contentLang}>
          <SubjectContext value={subject}>
            <BreadcrumbContext value={breadcrumb}>{children}</BreadcrumbContext>
          </SubjectContext>
        </main>
        <Footer />
        {!head.noIndex && !head.canonical && (
          <StructuredData title={head.title ?? headTitle(head.data)} pageType={pageType} jsonLdNodes={nodes} />
        )}
        <ViewCounter />
        <Speculation />
        <Scripts />
        {decoration && <DecorationLink source={decoration} />}
        {starfield && <DecorationLink source={STARFIELD} />}
        {starfield && <Starfield />}
      </body>
    </html>
  );
}

type StructuredDataProps = Pick<DocumentProps, 'pageType' | 'jsonLdNodes'> & { title: string };

/** Repeats a page's content for machines (schema.org, as JSON-LD); adds nothing that readers do not see. */
function StructuredData({ title, pageType = 'WebPage', jsonLdNodes = [] }: StructuredDataProps) {
  const place = usePage();
  const graph = jsonLdText([webPage(pageType, title, place), ...jsonLdNodes], (text) => place.typeset(text, 'fr'));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />;
}

/** It stands behind all that the page says: what comes before it is drawn without waiting for it (HTML, § 4.2.4, body-ok). */
function DecorationLink({ source }: { source: DecorationSource }) {
  const { address } = decorationIn(source, usePage().settings.couleurs);
  return <link rel="stylesheet" href={address} fetchPriority="low" />;
}

/**
 * The modules that this page's parts asked for, and no others. They stand behind all that they work on, when all of it has been drawn,
 * and so need not wait for the page's end: a decoration that is slow to come holds nothing up.
 */
function Scripts() {
  const { scripts, modules } = usePage();
  return [...modules].map((name) => <script key={name} type="module" async src={scripts[name]} onLoad={noop} />);
}

/**
 * Handles nothing, and keeps `async` scripts in their place. React moves those without a handler into the head, before the page's policy and the
 * elements that they need. No handler is published.
 */
function noop(): void {}

/** Links to pages of the site, not to its files (`type`), are prerendered once the reader means to follow one (Speculation Rules API; other browsers ignore it). */
const RULES = JSON.stringify({
  prerender: [
    {
      where: { selector_matches: "[href^='/']:not([type])" },
      eagerness: 'moderate',
    },
  ],
});

/** The rules lie in a template, so that the page's policy approves their very text, until the reader's settings allow to apply them. */
function Speculation() {
  return (
    <template data-speculation>
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />
    </template>
  );
}

const STARS = { __html: '<i></i>'.repeat(DOT_COUNT) };

/** Small stars behind the page, which `STARFIELD` places. They need no script, and are hidden from assistive technology. */
function Starfield() {
  return <div data-starfield="site" aria-hidden="true" dangerouslySetInnerHTML={STARS} />;
}

/** Counts views of the page where the settings want it, at the site's own address; for an endpoint on this machine, wherever it is tried. */
function ViewCounter() {
  const { adresse, mesure } = usePage().settings;
  if (!mesure) return null;
  const site = isOnThisMachine(mesure.endpoint) ? undefined : new URL(adresse).origin;
  return <script data-endpoint={mesure.endpoint} data-site={site} dangerouslySetInnerHTML={{ __html: countView }} />;
}
