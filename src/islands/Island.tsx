import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useModule, usePage } from '../ui/page-context.ts';
import type { IslandComponent, IslandName } from './registry.ts';

/** When the browser wakes an island; whatever this says, the first touch wakes it at once. */
type Strategy = 'load' | 'idle' | 'visible' | 'interaction' | { media: string };

interface IslandProps<Name extends IslandName> {
  name: Name;
  component: IslandComponent<Name>;
  when: Strategy;
  props: ComponentProps<IslandComponent<Name>>;
}

/** A component that comes to life in the browser. Its markup is complete without; its ids carry a prefix of its own. */
export function Island<Name extends IslandName>({ name, component, when, props }: IslandProps<Name>) {
  const page = usePage();
  useModule('islands');
  page.islands += 1;
  const prefix = `${name}${page.islands}-`;
  const markup = renderToString(createElement(component as ComponentType<object>, props as object), {
    identifierPrefix: prefix,
  });
  const media = typeof when === 'object' ? { 'data-media': when.media } : {};
  return (
    <div
      data-island={name}
      data-prefix={prefix}
      data-when={typeof when === 'object' ? 'media' : when}
      data-props={JSON.stringify(props)}
      {...media}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
