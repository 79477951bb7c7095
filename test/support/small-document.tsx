import { type ComponentType, createContext, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderDocument, RenderedPage } from '../../build/contract/bundle.ts';

/** Data of a page of a small site, and of the site around it. */
type Page<Frame> = Omit<RenderedPage<Frame, 'page'>, 'component' | 'props'>;

/** Draws the documents of a small site: its entry module exports `render`, its components call `usePage`. */
export function smallDocument<Frame>() {
  const PageContext = createContext<Page<Frame> | undefined>(undefined);
  const usePage = (): Page<Frame> => {
    const page = useContext(PageContext);
    if (!page) throw new Error('usePage() outside a PageContext');
    return page;
  };
  const render: RenderDocument<Frame, 'page'> = ({ component, props, ...page }) => {
    const Component = component as ComponentType;
    return `<!doctype html>${renderToStaticMarkup(
      <PageContext value={page}>
        <Component {...props} />
      </PageContext>,
    )}`;
  };
  return { render, usePage };
}

const policy = [
  "default-src 'self'",
  "style-src 'self' {style-hashes}",
  "script-src 'self' {script-hashes}",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

interface HeadProps {
  page: Page<unknown>;
  title: string;
  description: string;
}

/** The head of a small site's document, with a policy of its own. */
export function SmallHead({ page: { path, url, styles, scripts }, title, description }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url(path)} />
      <script type="module" src={scripts.page} />
      <style dangerouslySetInnerHTML={{ __html: styles }} />
    </head>
  );
}
