import type { DoorMix } from '../plan/openings.ts';

/** How an office draws its plans. Lengths in metres, line widths in pixels of a plan drawn 100 pixels to the metre. */
export interface Style {
  readonly name: string;
  /** Never looked at while the detector is tuned: its figures are of drawings it does not know. */
  readonly heldOut: boolean;
  readonly walls: 'solid' | 'hollow' | 'hatched';
  readonly wallColour: string;
  /** Walls are this much of what they would be. */
  readonly thickness: number;
  readonly line: number;
  readonly leaf: 'line' | 'bar';
  readonly arc: { readonly width: number; readonly dashes?: readonly [number, number] } | 'none';
  readonly leafAngle: 45 | 90;
  readonly ink: string;
  /** Floors of rooms; white when empty. */
  readonly floors: readonly string[];
  readonly furniture: string;
  readonly doors: DoorMix;
}

const usual: DoorMix = { double: 0.1, sliding: 0.08, empty: 0.12 };
const plain = {
  heldOut: false,
  walls: 'solid',
  wallColour: '#111',
  thickness: 1,
  line: 1.6,
  leaf: 'line',
  arc: { width: 1.3 },
  leafAngle: 90,
  ink: '#111',
  floors: [],
  furniture: '#333',
  doors: usual,
} as const satisfies Omit<Style, 'name'>;

export const styles: readonly Style[] = [
  { ...plain, name: 'solid' },
  { ...plain, name: 'hollow', walls: 'hollow', leaf: 'bar' },
  { ...plain, name: 'hatched', walls: 'hatched', line: 1.4 },
  { ...plain, name: 'thin', thickness: 0.6, line: 1, arc: { width: 0.9 } },
  {
    ...plain,
    name: 'grey',
    wallColour: '#8a8a8a',
    line: 1.3,
    ink: '#555',
    arc: { width: 1.2 },
    leaf: 'bar',
    furniture: '#999',
  },
  { ...plain, name: 'sliding', doors: { double: 0.06, sliding: 0.6, empty: 0.1 } },
  { ...plain, name: 'bold', heldOut: true, line: 3.4, leaf: 'bar', arc: { width: 3 } },
  {
    ...plain,
    name: 'dashed',
    heldOut: true,
    leaf: 'bar',
    arc: { width: 1.3, dashes: [0.07, 0.05] },
  },
  {
    ...plain,
    name: 'coloured',
    heldOut: true,
    wallColour: '#4b3628',
    ink: '#6b4a30',
    floors: ['#f3e3c8', '#dfeaf2', '#e6f0dc', '#f6e7e3', '#fffbe9'],
    furniture: '#a07c52',
    arc: { width: 1.6 },
  },
  { ...plain, name: 'no arc', heldOut: true, arc: 'none', leafAngle: 45, line: 2 },
];
