import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../doors.ts';
import { type PdfStep, isPdf, readPdfPage } from './pdf.ts';
import { VectorError, vectorLimits } from './shapes.ts';
import { readSvg } from './svg.ts';
import { planOnSheet } from './vector-plan.ts';

const sheet = { width: 2_000, height: 1_400 };
const asItLies = [1, 0, 0, 1, 0, 0] as const;

/** A path as pdf.js writes it. */
const path = (...parts: readonly (readonly ['M' | 'L' | 'C' | 'Z', ...Point[]])[]): PdfStep => ({
  kind: 'draw',
  path: new Float32Array(
    parts.flatMap(([letter, ...points]) => [{ M: 0, L: 1, C: 2, Z: 4 }[letter], ...points.flat()]),
  ),
});
const frame = path(
  ['M', [20, 20]],
  ['L', [1_980, 20]],
  ['L', [1_980, 1_380]],
  ['L', [20, 1_380]],
  ['Z'],
);
const round = (hinge: Point, radius: number, angle: number): Point => [
  hinge[0] + radius * Math.cos((angle * Math.PI) / 180),
  hinge[1] + radius * Math.sin((angle * Math.PI) / 180),
];
const leaf = (hinge: Point, radius: number, angle: number): PdfStep =>
  path(['M', hinge], ['L', round(hinge, radius, angle)]);

/** How programs write the quarter that a leaf swings over: curves, or straight pieces in one path or in one each. */
const writings = {
  curve: (hinge: Point, radius: number, from: number) => [curveOf(hinge, radius, from, 90)],
  'two curves': (hinge: Point, radius: number, from: number) => [
    curveOf(hinge, radius, from, 45),
    curveOf(hinge, radius, from + 45, 45),
  ],
  chain: (hinge: Point, radius: number, from: number) => [
    path(
      ['M', round(hinge, radius, from)],
      ...Array.from({ length: 12 }, (_, at): ['L', Point] => [
        'L',
        round(hinge, radius, from + (at + 1) * 7.5),
      ]),
    ),
  ],
  pieces: (hinge: Point, radius: number, from: number) =>
    Array.from({ length: 12 }, (_, at) =>
      path(
        ['M', round(hinge, radius, from + at * 7.5)],
        ['L', round(hinge, radius, from + (at + 1) * 7.5)],
      ),
    ),
} as const;

/** The usual approximation: controls along the tangents, 4/3·tan(turn/4) of the radius away. */
function curveOf(hinge: Point, radius: number, from: number, turn: number): PdfStep {
  const away = (4 / 3) * Math.tan((turn * Math.PI) / 720) * radius;
  const tangent = (angle: number, sign: number): Point => {
    const [x, y] = round(hinge, radius, angle);
    const turned = (angle * Math.PI) / 180;
    return [x - sign * away * Math.sin(turned), y + sign * away * Math.cos(turned)];
  };
  return path(
    ['M', round(hinge, radius, from)],
    ['C', tangent(from, 1), tangent(from + turn, -1), round(hinge, radius, from + turn)],
  );
}

describe('a page of a PDF', () => {
  test.each(Object.keys(writings) as (keyof typeof writings)[])(
    'shows doors whose swing is written as %s',
    (writing) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 300, max: 1_700 }),
          fc.integer({ min: 300, max: 1_100 }),
          fc.integer({ min: 25, max: 160 }),
          fc.integer({ min: 0, max: 3 }),
          fc.boolean(),
          (x, y, radius, quarter, isAtEnd) => {
            const hinge: Point = [x, y];
            const from = quarter * 90;
            const open = isAtEnd ? from + 90 : from;
            const steps = [
              frame,
              ...writings[writing](hinge, radius, from),
              leaf(hinge, radius, open),
            ];
            const [door, ...others] = planOnSheet(readPdfPage(steps, asItLies), sheet)?.doors ?? [];
            expect(others).toEqual([]);
            expect(door?.kind).toBe('single');
            const [start, end] = door?.opening ?? [];
            const latch = round(hinge, radius, isAtEnd ? from : from + 90);
            for (const at of [0, 1]) {
              expect(start?.[at]).toBeCloseTo(hinge[at] ?? NaN, 0);
              expect(end?.[at]).toBeCloseTo(latch[at] ?? NaN, 0);
            }
          },
        ),
      );
    },
  );

  test('draws a leaf twice, and has one door', () => {
    const hinge: Point = [600, 600];
    const steps = [frame, curveOf(hinge, 90, 0, 90), curveOf(hinge, 90, 0, 90), leaf(hinge, 90, 0)];
    expect(planOnSheet(readPdfPage(steps, asItLies), sheet)?.doors).toHaveLength(1);
  });

  test('has no door where a curve is no part of a circle, or where no leaf hangs', () => {
    const hinge: Point = [600, 600];
    const bent = path(['M', [690, 600]], ['C', [690, 690], [690, 690], [600, 690]]);
    for (const steps of [
      [frame, bent, leaf(hinge, 90, 0)],
      [frame, curveOf(hinge, 90, 0, 90)],
    ])
      expect(planOnSheet(readPdfPage(steps, asItLies), sheet)?.doors).toEqual([]);
  });

  test('is laid on the sheet by the moves within it, each until it is taken back', () => {
    const steps: PdfStep[] = [
      { kind: 'save' },
      { kind: 'move', matrix: [2, 0, 0, 2, 10, 0] },
      path(['M', [0, 0]], ['L', [50, 0]]),
      { kind: 'restore' },
      path(['M', [0, 5]], ['L', [50, 5]]),
    ];
    // A page is measured from its foot.
    expect(readPdfPage(steps, [1, 0, 0, -1, 0, 100]).lines).toEqual([
      [
        [10, 100],
        [110, 100],
      ],
      [
        [0, 95],
        [50, 95],
      ],
    ]);
  });

  test('names nothing a room, and nothing that lies beside the sheet', () => {
    const plan = planOnSheet(
      readPdfPage([frame, path(['M', [100, 100]], ['L', [9_000, 100]])], asItLies),
      sheet,
    );
    expect(plan?.outlines).toEqual([]);
    expect(plan?.lines).toHaveLength(4);
    expect(planOnSheet(readPdfPage([], asItLies), sheet)).toBeNull();
  });

  test('is given up where it has no end', () => {
    const endless = function* (step: PdfStep) {
      for (let at = 0; at <= vectorLimits.shapes; at += 1) yield step;
    };
    for (const step of [{ kind: 'save' }, path(['M', [0, 0]], ['L', [1, 1]])] as PdfStep[])
      expect(() => readPdfPage(endless(step), asItLies)).toThrow(VectorError);
  });

  test('is read in the same short time where all of it is one spiral', () => {
    const points = Array.from({ length: 50_000 }, (_, at): ['M' | 'L', Point] => [
      at === 0 ? 'M' : 'L',
      round([1_000, 700], 10 + at / 100, at * 1.6),
    ]);
    expect(readPdfPage([path(...points)], asItLies).lines).toHaveLength(points.length - 1);
  });

  test('takes any numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double())), (numbers) => {
        const { lines, arcs } = readPdfPage(
          [{ kind: 'draw', path: numbers }, frame],
          [0.5, 0.1, -0.1, 0.5, 3, 4],
        );
        for (const one of [...lines.flat(), ...arcs.flatMap(({ ends }) => ends)])
          expect(one.every((number) => Math.abs(number) < 1e9)).toBe(true);
      }),
    );
  });
});

test('a PDF is told by its beginning, a kilobyte at most', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(isPdf(bytes('%PDF-1.7\n'))).toBe(true);
  expect(isPdf(bytes(`${' '.repeat(900)}%PDF-1.4`))).toBe(true);
  expect(isPdf(bytes(`${' '.repeat(1_100)}%PDF-1.4`))).toBe(false);
  expect(isPdf(bytes('PNG'))).toBe(false);
});

describe('curves of an SVG', () => {
  const svg = (d: string) => readSvg(`<svg><path d="${d}"/></svg>`);
  test('are parts of circles where they were drawn as such', () => {
    const k = 55.228;
    const [arc, ...others] = svg(`M100 0 C100 ${k} ${k} 100 0 100`).arcs;
    expect(others).toEqual([]);
    expect(arc?.radius).toBeCloseTo(100, 0);
    expect(arc?.sweep).toBeCloseTo(90, 0);
    expect(arc?.center[0]).toBeCloseTo(0, 0);
  });
  test('are straight pieces elsewhere, and smooth ones mirror what was before', () => {
    const first = svg('M0 0 C0 50 50 50 50 0 S100 -50 100 0');
    const written = svg('M0 0 C0 50 50 50 50 0 C50 -50 100 -50 100 0');
    expect(first).toEqual(written);
    expect(svg('M0 0 Q50 80 100 0 T200 0')).toEqual(svg('M0 0 Q50 80 100 0 Q150 -80 200 0'));
    expect(svg('M0 0 q20 90 100 0').lines).toHaveLength(8);
  });
  test('close outlines as straight sides do', () => {
    const { loops, lines } = svg('M0 0 L100 0 Q150 60 100 100 L0 100 Z');
    expect(loops).toEqual([
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
    ]);
    expect(lines.at(-1)).toEqual([
      [0, 100],
      [0, 0],
    ]);
  });
});
