/** What the warm worker does: every run's tests with its mutant switched on, or with none. */
export type Run = {
  readonly mutant: string | null;
  /** Absolute paths of test files, the quickest first. */
  readonly files: readonly string[];
  /** A mutant asked more often than this runs in circles. */
  readonly hitLimit: number;
};

export type Plan = {
  readonly runs: readonly Run[];
  readonly results: string;
  /** No mutant begins after it. */
  readonly until: number;
};

/** One line of the results. `failure` names the first test that failed; null when every test passed. */
export type Result = {
  readonly mutant: string | null;
  readonly ms: number;
  readonly failure: string | null;
  /** By file: how long it took, and how often each mutant was asked. */
  readonly files: Readonly<
    Record<string, { readonly ms: number; readonly hits: Readonly<Record<string, number>> }>
  >;
  /** Asked outside of tests: most of them once, while a module loaded. */
  readonly loading: readonly string[];
};
