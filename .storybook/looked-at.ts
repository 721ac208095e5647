/**
 * Whether a person looks: not vitest, not the test runner, not `pnpm visual`, not Chromatic. The frame of the site stands
 * around a screen for people alone (docs/adr/0066).
 */
export const lookedAt =
  !('__vitest_browser__' in globalThis) &&
  !/StorybookTestRunner|Chromatic/.test(globalThis.navigator?.userAgent ?? '');
