/** Vite's manifest: source file → what it became, and what that needs. */
export type ViteManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
>;

export type PageRequest = {
  /** Path and query as requested. */
  readonly url: string;
  /** `https://hien.vn`, without a slash. */
  readonly origin: string;
  readonly cookies?: string | undefined;
  /** Answers the calls of the page's first data. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly manifest: ViteManifest;
};

export type PageAnswer =
  | { readonly status: 301 | 302; readonly location: string }
  | {
      readonly status: 200 | 404;
      /** Tags for `<head>`. */
      readonly head: string;
      /** Content of `#root`. */
      readonly html: string;
      readonly attributes: {
        readonly lang: string;
        readonly brand: string;
        readonly mode: 'light' | 'dark' | undefined;
        readonly member: boolean;
      };
      /** JSON, safe to stand in a script element. */
      readonly data: string;
    };

export type RenderedPage = Exclude<PageAnswer, { location: string }>;

/** What `apps/web/dist/server/entry-server.js` exports. */
export type PageRenderer = {
  renderPage(request: PageRequest): Promise<PageAnswer>;
  fillTemplate(template: string, page: RenderedPage): string;
};
