import { eventually } from '../eventually.ts';
import type { Engine } from './engine.ts';

/** Keys that write nothing, by the names that pages know them by (WebDriver, § 17.4.2). */
const KEYS = { Escape: '\uE00C', Shift: '\uE008' } as const;

/** What somebody does with a browser, and sees. */
export class Visitor {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** As a reader who is at work at once: such a page goes to its top no more. */
  async goto(url: string): Promise<void> {
    await this.#engine.send('Navigate', { url });
    await this.type(KEYS.Shift);
  }

  async reload(): Promise<void> {
    await this.#engine.send('Refresh');
  }

  async resize(width: number): Promise<void> {
    await this.#engine.send('SetWindowRect', { x: 0, y: 0, width, height: 900 });
    await eventually(() => this.evaluate(() => innerWidth), width);
  }

  complaints(): Promise<string[]> {
    return this.#engine.complaints();
  }

  /** Runs a function in the page, which can know nothing but what it is given. */
  async evaluate<Value, Given extends unknown[]>(
    work: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>> {
    // Functions that were compiled with their names kept call `__name`.
    const script = `const __name = (value) => value; return (${work})(...arguments)`;
    return (await this.#engine.send('ExecuteScript', { script, args: given })) as Awaited<Value>;
  }

  sees(selector: string, seen = true): Promise<void> {
    const message = `${selector} is ${seen ? '' : 'not '}to be seen`;
    return eventually(() => this.evaluate(isVisible, selector), seen, message);
  }

  press(key: keyof typeof KEYS): Promise<void> {
    return this.type(KEYS[key]);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#engine.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Waits until the element can be seen and nothing lies over it, brings it into view, and points at its middle. */
  async pointAt(selector: string, ...then: object[]): Promise<void> {
    await this.sees(selector);
    await eventually(() => this.evaluate(isWithinReach, selector), true, `${selector} is within reach`);
    const origin = await this.evaluate((selector) => document.querySelector(selector), selector);
    const actions = [{ type: 'pointerMove', origin, x: 0, y: 0, duration: 0 }, ...then];
    await this.#engine.send('PerformActions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  click(selector: string): Promise<void> {
    return this.pointAt(selector, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
  }

  /** Writes into a field in place of what stands there. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await eventually(() => this.evaluate((field) => document.activeElement?.matches(field) ?? false, selector), true);
    await this.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.select(), selector);
    await this.type(text);
    const value = () => this.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value, selector);
    await eventually(value, text);
  }

  /** How many elements can be seen. */
  count(selector: string): Promise<number> {
    return this.evaluate(
      (all) => [...document.querySelectorAll(all)].filter((one) => one.checkVisibility()).length,
      selector,
    );
  }

  textOf(selector: string): Promise<string> {
    return this.evaluate(
      (one) => [...document.querySelectorAll(one)].map((part) => part.textContent?.replace(/\s+/g, ' ')).join('\n'),
      selector,
    );
  }
}

/** In the page. */
function isVisible(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
}

/** In the page: false as long as a page is still changing into this one, too, which lies over it (CSS View Transitions, § 7.1). */
async function isWithinReach(selector: string): Promise<boolean> {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const isChanging = document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'));
  return !isChanging && there !== null && (element?.contains(there) || there.contains(element));
}
