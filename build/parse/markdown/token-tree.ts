import type { Emitter } from 'highlight.js';

/** Code, or some of it under the name of what it is (`title.function`); the whole, and code in another language, goes by none. */
export type Token = string | { scope: string | undefined; tokens: Token[] };

/** Gathers what highlight.js finds in a code. It writes HTML by default, which would have to be parsed again. (lowlight does so, too.) */
export class TokenTree implements Emitter {
  readonly tokens: Token[] = [];
  private readonly open = [this.tokens];

  addText(text: string): void {
    if (text !== '') this.open.at(-1)?.push(text);
  }

  startScope(scope: string): void {
    const tokens: Token[] = [];
    this.open.at(-1)?.push({ scope, tokens });
    this.open.push(tokens);
  }

  endScope(): void {
    if (this.open.length > 1) this.open.pop();
  }

  /** The names by which highlight.js itself calls these two. */
  openNode(scope: string): void {
    this.startScope(scope);
  }

  closeNode(): void {
    this.endScope();
  }

  __addSublanguage(emitter: Emitter): void {
    if (emitter instanceof TokenTree) this.open.at(-1)?.push({ scope: undefined, tokens: emitter.tokens });
  }

  finalize(): void {
    this.open.length = 1;
  }

  toHTML(): string {
    return '';
  }
}
