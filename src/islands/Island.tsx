import { type ComponentProps, type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useModule, usePage } from '../ui/page-context.ts';
import earlyEvents from './early-events.ts?inline';
import * as css from './Island.module.css';
import type { IslandComponent, IslandName } from './registry.ts';

/** When the browser wakes an island; whatever this says, the first touch wakes it at once. */
type Strategy = 'visible' | 'interaction';

interface IslandProps<Name extends IslandName> {
  name: Name;
  component: IslandComponent<Name>;
  when: Strategy;
  props: ComponentProps<IslandComponent<Name>>;
  /** Shown after a touch when the island's code could not be loaded. */
  failureNotice?: ReactNode;
}

const FAILURE_NOTICE = 'Cette partie de la page n’a pas pu se charger. Vérifiez votre connexion, puis réessayez.';

/**
 * A component that React takes over in the browser. Its HTML is complete without React, and its ids have a prefix of their own. Addresses within the
 * site come in its props, made by `href` of `usePage()`, because the browser does not know the base folder.
 */
export function Island<Name extends IslandName>({
  name,
  component,
  when,
  props,
  failureNotice = FAILURE_NOTICE,
}: IslandProps<Name>) {
  const page = usePage();
  useModule('islands');
  page.islands += 1;
  const prefix = `${name}${page.islands}-`;
  const markup = renderToString(createElement(component as ComponentType<object>, props as object), {
    identifierPrefix: prefix,
  });
  return (
    <>
      {page.islands === 1 && <script dangerouslySetInnerHTML={{ __html: earlyEvents }} />}
      <div
        data-island={name}
        data-prefix={prefix}
        data-when={when}
        data-props={JSON.stringify(props)}
        data-lazy={when === 'visible' || undefined}
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <p className={css.lost} role="alert" hidden>
        {failureNotice}
      </p>
    </>
  );
}
