/** The custom property of a role: `['color', 'text', 'muted']` is `text-muted`. */
export const propertyName = (path: readonly string[]): string =>
  path
    .filter((part, index) => !(index === 0 && part === 'color') && part !== 'default')
    .join('-')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
