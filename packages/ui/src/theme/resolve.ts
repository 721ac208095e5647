/**
 * Reads W3C design tokens: follows `{alias}` references and writes values as CSS.
 * Runs while styles are compiled; nothing of it reaches the browser.
 */
type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isToken(value: unknown): value is { $value: unknown } {
  return isTree(value) && '$value' in value;
}

/** The raw value at `{a.b.c}`, through any number of aliases. Throws on a dead end or a circle. */
export function resolve(value: unknown, root: Tree, trail: readonly string[] = []): unknown {
  const path = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  if (path === undefined) return value;
  if (trail.includes(path))
    throw new Error(`Token alias goes in a circle: ${[...trail, path].join(' → ')}`);
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (isTree(node) ? node[key] : undefined), root);
  if (!isToken(found)) throw new Error(`No token at {${path}}`);
  return resolve(found.$value, root, [...trail, path]);
}

/** A resolved value as CSS: colours as hex, dimensions and durations with unit, fonts quoted. */
export function toCss(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    return value.every((item) => typeof item === 'number')
      ? `cubic-bezier(${value.join(',')})`
      : value.map((family: string) => (family.includes(' ') ? `"${family}"` : family)).join(',');
  }
  if (isTree(value)) {
    const { hex, alpha, unit, value: amount } = value;
    if (typeof hex === 'string') return hex + (typeof alpha === 'number' ? hexByte(alpha) : '');
    if (typeof amount === 'number' && typeof unit === 'string')
      return amount === 0 ? '0' : `${amount}${unit}`;
  }
  throw new Error(`Not a token value: ${JSON.stringify(value)}`);
}

function hexByte(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}

/** Every token below `group`, as CSS text, in the same tree. */
export function cssTree(group: unknown, root: Tree): Record<string, unknown> {
  if (!isTree(group)) throw new Error('Not a group of tokens');
  return Object.fromEntries(
    Object.entries(group)
      .filter(([key]) => !key.startsWith('$'))
      .map(([key, child]) => [
        key,
        isToken(child) ? toCss(resolve(child.$value, root)) : cssTree(child, root),
      ]),
  );
}
