import type { Page, Request } from 'playwright';

/** What a page still waits for: chunks, answers, pictures. */
export class Traffic {
  readonly #open = new Set<Request>();
  #changed: () => void = () => {};

  constructor(page: Page) {
    const change = (request: Request, open: boolean) => {
      if (open) this.#open.add(request);
      else this.#open.delete(request);
      this.#changed();
    };
    page.on('request', (request) => change(request, true));
    page.on('requestfinished', (request) => change(request, false));
    page.on('requestfailed', (request) => change(request, false));
  }

  /** What an earlier story still waits for is not this one's: some of its answers never come. */
  forget(): void {
    this.#open.clear();
  }

  /** Resolves when nothing has been on its way for `still` ms; after `most` ms in any case: some answers never come. */
  quiet(still: number, most: number): Promise<void> {
    return new Promise((done) => {
      let timer: NodeJS.Timeout | undefined;
      const end = () => {
        clearTimeout(timer);
        clearTimeout(last);
        this.#changed = () => {};
        done();
      };
      const last = setTimeout(end, most);
      this.#changed = () => {
        clearTimeout(timer);
        if (this.#open.size === 0) timer = setTimeout(end, still);
      };
      this.#changed();
    });
  }
}
