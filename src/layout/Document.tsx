import type { ReactNode } from 'react';
import '../styles/tokens.css';
import '../styles/base.css';
import { anchors } from '../routes.ts';
import { type Subject, SubjectContext, usePage } from '../ui/page-context.ts';
import * as css from './Document.module.css';
import { type DecorationSource, decorationIn } from './decoration.ts';
import { Footer } from './Footer.tsx';
import { Head, type HeadProps, titleOf } from './Head.tsx';
import { Header } from './Header.tsx';
import { Scripts } from './Scripts.tsx';
import { Speculation } from './Speculation.tsx';
import { Starfield } from './Starfield.tsx';
import { StructuredData, type StructuredDataProps } from './StructuredData.tsx';
import { STARFIELD } from './starfield.ts';
import { ViewCounter } from './ViewCounter.tsx';

interface DocumentProps extends HeadProps, Omit<StructuredDataProps, 'title'> {
  /** The site's stars behind the page. */
  starfield?: boolean;
  /** Decoration of this page, beside the site's stars. */
  decoration?: DecorationSource;
  subject?: Subject;
  children: ReactNode;
}

/** The frame of every page, from `<html>` to the footer. */
export function Document({
  starfield = false,
  decoration,
  subject,
  pageType,
  jsonLdNodes,
  children,
  ...head
}: DocumentProps) {
  const { path } = usePage();
  return (
    <html lang="fr">
      <Head {...head} />
      <body data-path={path}>
        <a className={css.skip} href={`#${anchors.main}`}>
          Aller au contenu
        </a>
        <Header moves={starfield} />
        <main className={css.main} id={anchors.main} tabIndex={-1} lang={head.contentLang}>
          <SubjectContext value={subject}>{children}</SubjectContext>
        </main>
        <Footer />
        {!head.noIndex && !head.canonical && (
          <StructuredData title={head.title ?? titleOf(head.data)} pageType={pageType} jsonLdNodes={jsonLdNodes} />
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

/** It stands behind all that the page says: what comes before it is drawn without waiting for it (HTML, § 4.2.4, body-ok). */
function DecorationLink({ source }: { source: DecorationSource }) {
  const { address } = decorationIn(source, usePage().settings.couleurs);
  return <link rel="stylesheet" href={address} fetchPriority="low" />;
}
