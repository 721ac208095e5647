/** Lets the browser answer the visitor before the next piece of work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
