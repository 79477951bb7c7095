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

/** An island that throws says so in its own place; the rest of the page stays as it is. */
class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <div role="alert" lang="en">
        <p>
          <strong>Unexpected Application Error!</strong>
        </p>
        <p>{message}</p>
      </div>
    );
  }
}
