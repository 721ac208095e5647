let reload = (): void => globalThis.location?.reload();

/** Loads the page anew, as the rule for a failed profile asks. */
export function reloadPage(): void {
  reload();
}

/** For tests and stories, where a page must not disappear. */
export function setPageReload(replacement: () => void): void {
  reload = replacement;
}
