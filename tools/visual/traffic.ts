import type { Page, Request } from 'playwright';

/** Milliseconds given to a file, and to a mock: those that answer do so at once, and some never do. */
const PATIENCE = { file: 10_000, mock: 3000 } as const;

const kindOf = (request: Request): keyof typeof PATIENCE =>
  ['fetch', 'xhr'].includes(request.resourceType()) ? 'mock' : 'file';

/** What a page still waits for: chunks, answers, pictures. */
export class Traffic {
  readonly #open = new Map<Request, NodeJS.Timeout>();
  #answered: () => void = () => {};
  /** Requests so far. */
  asked = 0;
  /** Whether the story shown now has asked for code. */
  codeAsked = false;

  constructor(page: Page) {
    const settled = (request: Request) => {
      clearTimeout(this.#open.get(request));
      this.#open.delete(request);
      if (this.#open.size === 0) this.#answered();
    };
    page.on('request', (request) => {
      this.asked += 1;
      if (request.resourceType() === 'script') this.codeAsked = true;
      this.#open.set(
        request,
        setTimeout(() => settled(request), PATIENCE[kindOf(request)]),
      );
    });
    page.on('requestfinished', settled);
    page.on('requestfailed', settled);
  }

  /** What an earlier story still waits for is not this one's. */
  forget(): void {
    for (const timer of this.#open.values()) clearTimeout(timer);
    this.#open.clear();
    this.codeAsked = false;
  }

  /** Resolves when nothing is on its way, but for what nobody answers. */
  answered(): Promise<void> {
    return new Promise((done) => {
      if (this.#open.size === 0) done();
      else this.#answered = done;
    });
  }
}
