import type { BrandName, Mode } from './brand-names.ts';
import { rolesOf } from './tokens.ts';
import { semantic } from './sources.ts';

/** A role that must stand out from a ground, and by how much. */
export interface Pair {
  role: string;
  ground: string;
  least: 4.5 | 3;
}

interface RoleToken {
  $extensions?: { 'hien.on'?: readonly string[]; 'hien.beside'?: readonly string[] };
}

/** The pairs that semantic.tokens.json asks for. */
export function pairs(): Pair[] {
  const found: Pair[] = [];
  const walk = (node: object, path: readonly string[]): void => {
    for (const [key, child] of Object.entries(node)) {
      if (key.startsWith('$') || typeof child !== 'object' || child === null) continue;
      const role = [...path, key].join('.');
      const { $extensions: wants } = child as RoleToken;
      for (const ground of wants?.['hien.on'] ?? []) found.push({ role, ground, least: 4.5 });
      for (const ground of wants?.['hien.beside'] ?? []) found.push({ role, ground, least: 3 });
      walk(child, [...path, key]);
    }
  };
  walk(semantic.color, []);
  return found;
}

/** The colour of a role as `#rrggbb`. */
export function colorOf(role: string, brand: BrandName, mode: Mode): string {
  const value = role
    .split('.')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[key],
      rolesOf(brand, mode).color,
    );
  if (typeof value !== 'string' || !/^#[\da-f]{6}$/i.test(value))
    throw new Error(`${role} is not an opaque colour: ${String(value)}`);
  return value;
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
