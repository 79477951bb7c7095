import type { ReactNode } from 'react';
import * as css from './Layout.module.css';
import { usePage } from './page-context.ts';

export interface PageProps {
  title: string;
  description: string;
  html: string;
}

const policy = "default-src 'self'; style-src 'self' {style-hashes}; script-src 'self' {script-hashes}";

export function Layout({ title, description, children }: PageProps & { children: ReactNode }) {
  const { path, url, styles, scripts } = usePage();
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={url(path)} />
        {'href' in styles && <link rel="stylesheet" href={styles.href} />}
        {'inline' in styles && <style dangerouslySetInnerHTML={{ __html: styles.inline }} />}
        <script type="module" src={scripts.page} />
      </head>
      <body className={css.body}>
        <header className={css.header}>
          <nav aria-label="Principale">
            <a href="/">Tous les articles</a>
          </nav>
        </header>
        <main className={css.main}>
          <h1>{title}</h1>
          {children}
        </main>
        <footer className={css.footer}>Banc d’essai</footer>
      </body>
    </html>
  );
}
