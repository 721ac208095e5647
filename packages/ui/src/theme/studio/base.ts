import demo from '../../../../../tokens/brands/demo.tokens.json' with { type: 'json' };
import type { Mode } from '../brand-names.ts';
import { cssTree } from '../resolve.ts';
import { core, semantic } from '../sources.ts';

type Tree = Record<string, unknown>;

/** `{ text: { muted: '#666' } }` as `{ 'text.muted': '#666' }`. */
function flat(tree: Tree, path: readonly string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([key, child]): [string, string][] =>
    typeof child === 'string'
      ? [[[...path, key].join('.'), child]]
      : flat(child as Tree, [...path, key]),
  );
}

const rolesOf = (mode: Mode): Record<string, string> =>
  Object.fromEntries(
    flat(
      cssTree(semantic.color, {
        ...core,
        palette: { ...core.palette, ...demo.palette },
        mode: demo[mode],
      }),
    ),
  );

/** The neutral brand that every draft starts from: role to CSS colour: `text.muted` to `#rrggbb`. */
export const base: Record<Mode, Readonly<Record<string, string>>> = {
  light: rolesOf('light'),
  dark: rolesOf('dark'),
};

export const baseType = demo.type;
