import '../../styles/tokens.css';
import '../../styles/base.css';
import { pageTitle } from '../../format/page-title.ts';
import * as css from '../../ui/ErrorScreen.module.css';
import { usePage } from '../../ui/page-context.ts';

/** Redirects from a former address at once, and has a link for browsers that do not follow. */
export default function MovedPage({ to, title }: { to: string; title: string }) {
  const { settings, url, href, styles } = usePage();
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'self' {style-hashes}; font-src 'self'; base-uri 'none'"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="refresh" content={`0; url=${href(to)}`} />
        <title>{pageTitle(title, settings.marque)}</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={url(to)} />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main className={css.screen}>
          <h1 className={css.message}>Cette page a changé d'adresse</h1>
          <p>
            <a className={css.link} href={to}>
              Lire « {title} »
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
