import type { Mode } from '../brand-names.ts';
import { semantic } from '../sources.ts';
import { base, baseType } from './base.ts';
import type { BrandDraft } from './draft.ts';
import { type RoleColours, rolesOfDraft } from './roles.ts';

type Tree = Record<string, unknown>;

/** `#rrggbb` or `#rrggbbaa` as design tokens write it. */
function colourValue(css: string): object {
  const parts = [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16) / 255);
  const alpha = css.length === 9 ? Number.parseInt(css.slice(7), 16) / 255 : undefined;
  return {
    colorSpace: 'srgb',
    components: parts.map((part) => Number(part.toFixed(3))),
    ...(alpha === undefined ? {} : { alpha: Number(alpha.toFixed(3)) }),
    hex: css.slice(0, 7),
  };
}

/** The roles of the design system, each with the draft's colour, in their order. */
function colours(group: Tree, roles: RoleColours, path: readonly string[] = []): Tree {
  return Object.fromEntries(
    Object.entries(group)
      .filter(([key]) => !key.startsWith('$'))
      .map(([key, child]) => {
        const own = [...path, key];
        const css = roles[own.join('.')];
        return [
          key,
          css === undefined ? colours(child as Tree, roles, own) : { $value: colourValue(css) },
        ];
      }),
  );
}

const inMode = (draft: BrandDraft, mode: Mode): Tree => ({
  $type: 'color',
  ...colours(semantic.color, { ...base[mode], ...rolesOfDraft(draft, mode) }),
});

/** Corners from one radius: what is small has less, what floats has more. In pixels. */
export function corners(radius: number): Record<'small' | 'control' | 'card' | 'overlay', number> {
  return {
    small: Math.round(radius / 2),
    control: radius,
    card: Math.round(radius * 1.25),
    overlay: Math.round(radius * 1.5),
  };
}

/** The file's name and content, as `tokens/brands/` takes it: a brand's name in small letters, all roles in light and dark. */
export function brandFile(draft: BrandDraft): { name: string; content: string } {
  const title = draft.name.trim() === '' ? 'Brand' : draft.name.trim();
  const letters = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^a-z\d]/g, '')
    .replace(/^\d+/, '');
  const px = (value: number) => ({ $value: { value, unit: 'px' } });
  const shape = Object.entries(corners(draft.radius)).map(([role, value]) => [role, px(value)]);
  const content = {
    $description: draft.headline.trim() === '' ? `The look of ${title}.` : draft.headline.trim(),
    $extensions: { 'hien.name': title },
    light: inMode(draft, 'light'),
    dark: inMode(draft, 'dark'),
    shape: {
      $type: 'dimension',
      ...Object.fromEntries(shape),
      rule: { $value: '{line.hairline}' },
    },
    type: baseType,
  };
  return {
    name: `${letters === '' ? 'brand' : letters}.tokens.json`,
    content: `${JSON.stringify(content, null, 2)}\n`,
  };
}
