import type { Mode } from '../brand-names.ts';
import { contrast, pairs } from '../contrast.ts';
import { base } from './base.ts';
import type { BrandDraft, DraftColour } from './draft.ts';
import { BLACK, WHITE, hexOf, nearestLightness, tintOf } from './tint.ts';

/** Role to CSS colour: `text.muted` to `#rrggbb`. */
export type RoleColours = Readonly<Record<string, string>>;

/** Where in light a picked colour stands as it was picked. */
export const anchors: Readonly<Record<string, DraftColour>> = {
  'surface.page': 'paper',
  'text.default': 'ink',
  'action.primary.bg': 'primary',
  'action.accent.bg': 'accent',
  'action.selected.mark': 'chosen',
};

/** Which picked colour gives a role its hue; the first that fits. What none fits is the neutral brand's own. */
const families: readonly [RegExp, DraftColour][] = [
  [
    /^(surface\.(?!scrim)|border\.hairline|header\.(bg|rule)|footer\.(bg|rule)|skeleton|action\.disabled)/,
    'paper',
  ],
  [
    /^(text\.(default|muted|disabled|onInverse)|border\.(control|strong)|(header|footer)\.(text|muted))/,
    'ink',
  ],
  [/^(action\.primary|text\.link|focus|mark\.ink)/, 'primary'],
  [/^(action\.accent|tone\.accent|text\.price|mark\.accent)/, 'accent'],
  [/^action\.selected/, 'chosen'],
];

/** Paper and ink are hardly coloured, also where they are as dark as the other. */
const mostChroma: Readonly<Record<DraftColour, number>> = {
  paper: 0.02,
  ink: 0.03,
  primary: 0.4,
  accent: 0.4,
  chosen: 0.4,
};

/** The neutral brand's lightness with the hue of a picked colour; grounds that are nearly white or black take little of it. */
function recoloured(own: string, picked: string, family: DraftColour): string {
  const { l } = tintOf(own);
  const { c, h } = tintOf(picked);
  const veil = l > 0.88 || l < 0.3 ? 0.3 : 1;
  return hexOf({ l, c: Math.min(c, mostChroma[family]) * veil, h });
}

/** Under the pointer and pressed: away from the words on it, so that these stay as easy to read. */
function pressed(roles: Record<string, string>, action: 'primary' | 'accent'): void {
  const ground = roles[`action.${action}.bg`] ?? BLACK;
  const tint = tintOf(ground);
  const away = contrast(WHITE, ground) >= contrast(BLACK, ground) ? -1 : 1;
  roles[`action.${action}.hover`] = hexOf({ ...tint, l: tint.l + away * 0.05 });
  roles[`action.${action}.active`] = hexOf({ ...tint, l: tint.l + away * 0.1 });
}

/** The badge of an accent beside a chosen row: picked alike, their grounds would be one. */
function apart(roles: Record<string, string>, one: string, other: string): void {
  const tint = tintOf(roles[one] ?? WHITE);
  if (roles[one] === roles[other])
    roles[one] = hexOf({ ...tint, l: tint.l + (tint.l > 0.5 ? 0.02 : -0.02) });
}

/** What a role must stand out from, and by how much. */
const wants = Map.groupBy(pairs(), ({ role }) => role);
const grounds = new Set(pairs().map(({ ground }) => ground));
/** Grounds before what stands on them. */
const order = [...wants.keys()].sort((a, b) => Number(grounds.has(b)) - Number(grounds.has(a)));

/** The contrast of a colour with that of its grounds on which it is the hardest to read. */
export const weakestContrast = (role: string, hex: string, roles: RoleColours): number =>
  Math.min(...(wants.get(role) ?? []).map(({ ground }) => contrast(hex, roles[ground] ?? WHITE)));

/** Whether a colour stands out from all its grounds. */
export const standsOut = (role: string, hex: string, roles: RoleColours): boolean =>
  weakestContrast(role, hex, roles) >= (wants.get(role)?.[0]?.least ?? 0);

/**
 * All roles that follow from a draft. In light the picked colours stand as they are, even if they are hard to read
 * (`judge` says so); everything that follows from them is made light or dark enough. In dark nothing is picked, so
 * everything is.
 */
export function rolesOfDraft({ colours }: BrandDraft, mode: Mode): RoleColours {
  const roles: Record<string, string> = { ...base[mode] };
  for (const [role, own] of Object.entries(roles)) {
    const family = families.find(([pattern]) => pattern.test(role))?.[1];
    if (family !== undefined && /^#[\da-f]{6}$/i.test(own))
      roles[role] = recoloured(own, colours[family], family);
  }
  const picked = mode === 'light' ? anchors : {};
  for (const [role, colour] of Object.entries(picked)) roles[role] = colours[colour];
  pressed(roles, 'primary');
  pressed(roles, 'accent');
  apart(roles, 'tone.accent.bg', 'action.selected.bg');
  for (const role of order) {
    const hex = roles[role];
    if (hex === undefined || role in picked) continue;
    roles[role] = nearestLightness(hex, (moved) => standsOut(role, moved, roles)) ?? hex;
    if (role === 'action.primary.bg') pressed(roles, 'primary');
  }
  return roles;
}
