import type { BrandName, Mode } from './brand-names.ts';
import { cssTree } from './resolve.ts';
import { brandSources, core, semantic, type TokenTree } from './sources.ts';

/** Every role, as CSS text. */
export type Roles = {
  color: TokenTree<typeof semantic.color, string>;
  shape: TokenTree<typeof semantic.shape, string>;
  type: TokenTree<typeof semantic.type, string>;
};

function rootFor(brand: BrandName, mode: Mode) {
  const source = brandSources[brand];
  return {
    ...core,
    palette: { ...core.palette, ...source.palette },
    brand: source,
    mode: source[mode],
  };
}

/** The roles of one brand in one mode, aliases followed. Throws where an alias leads nowhere. */
export function rolesOf(brand: BrandName, mode: Mode): Roles {
  const root = rootFor(brand, mode);
  return {
    color: cssTree(semantic.color, root),
    shape: cssTree(semantic.shape, root),
    type: cssTree(semantic.type, root),
  } as unknown as Roles;
}

/** The roles of every page: the inks of charts travel with the charts (`series.css.ts`). */
export function pageRolesOf(brand: BrandName, mode: Mode) {
  const { color, ...rest } = rolesOf(brand, mode);
  const { series: _, ...ofPages } = color;
  return { color: ofPages, ...rest };
}

type Scale<Group> = TokenTree<Group, string>;
const scale = <Group>(group: Group): Scale<Group> => cssTree(group, core) as Scale<Group>;

export const coreScales = {
  space: scale(core.space),
  size: scale(core.size),
  radius: scale(core.radius),
  line: scale(core.line),
  duration: scale(core.duration),
  easing: scale(core.easing),
  depth: scale(core.depth),
  font: scale(core.font),
};

/** One text style at one width. */
export interface TextStyle {
  fontSize: string;
  lineHeight: string;
  fontWeight: string;
}

export type TextStyleName = keyof TokenTree<typeof semantic.typography.phone, string>;

/** Size, line height and weight of a text style on phones or from 768 px up. */
export function textStyleAt(width: 'phone' | 'desktop', name: TextStyleName): TextStyle {
  const { fontSize, lineHeight, fontWeight } = semantic.typography[width][name].$value;
  const css = cssTree(
    {
      fontSize: { $value: fontSize },
      lineHeight: { $value: lineHeight },
      fontWeight: { $value: fontWeight },
    },
    core,
  );
  return css as unknown as TextStyle;
}
