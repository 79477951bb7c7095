import type { ReactNode } from 'react';
import '../styles/tokens.css';
import '../styles/base.css';
import { anchors } from '../routes.ts';
import { usePage } from '../ui/page-context.ts';
import * as css from './Document.module.css';
import { Footer } from './Footer.tsx';
import { Head, type HeadProps } from './Head.tsx';
import { Header } from './Header.tsx';
import { Scripts } from './Scripts.tsx';
import { Speculation } from './Speculation.tsx';
import { Starfield } from './Starfield.tsx';
import { StructuredData, type StructuredDataProps } from './StructuredData.tsx';
import { starfieldRules } from './starfield.ts';

interface DocumentProps extends Omit<HeadProps, 'extraStyles'>, StructuredDataProps {
  /** The site's stars behind the page. */
  starfield?: boolean;
  /** Styles of this page alone that are computed at build time. */
  pageStyles?: string;
  children: ReactNode;
}

/** The frame of every page, from `<html>` to the footer. */
export function Document({ starfield = false, pageStyles = '', pageType, things, children, ...head }: DocumentProps) {
  const { path } = usePage();
  const stars = starfield ? starfieldRules('[data-starfield=site]>i') : '';
  return (
    <html lang="fr">
      <Head {...head} extraStyles={stars + pageStyles} />
      <body data-path={path}>
        <a className={css.skip} href={`#${anchors.main}`}>
          Aller au contenu
        </a>
        <Header />
        {starfield && <Starfield />}
        <main className={css.main} id={anchors.main} tabIndex={-1} lang={head.contentLang}>
          {children}
        </main>
        <Footer />
        {!head.noIndex && !head.canonical && <StructuredData title={head.title} pageType={pageType} things={things} />}
        <Speculation />
        <Scripts />
      </body>
    </html>
  );
}
