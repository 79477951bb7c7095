import { Component, type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Brings an island to life before it returns, so that a held event finds its handler. */
export function hydrate(island: HTMLElement, component: ComponentType<never>): void {
  const props = JSON.parse(island.dataset.props ?? '{}') as object;
  const content = createElement(component as ComponentType<object>, props);
  flushSync(() => {
    hydrateRoot(island, <Boundary>{content}</Boundary>, {
      ...(island.dataset.prefix && { identifierPrefix: island.dataset.prefix }),
      onCaughtError: (error) => console.error(error),
    });
  });
  island.dataset.awake = '';
}

/** An island that throws says so in its own place; the rest of the page stays as it is. What was thrown is for the console. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert">
        <strong>Cette partie de la page ne fonctionne pas.</strong> Le reste de la page n’en souffre pas. Rechargez-la
        pour réessayer.
      </p>
    );
  }
}
