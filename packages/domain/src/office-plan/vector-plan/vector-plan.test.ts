import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../doors.ts';
import { readProject, emptyProject, withPlan } from '../project.ts';
import { isDxf, readDxf } from './dxf.ts';
import { type Shapes, VectorError, vectorLimits } from './shapes.ts';
import { isSvg, readSvg } from './svg.ts';
import { vectorPlan, vectorPlanPart } from './vector-plan.ts';

type Pair = readonly [number, string | number];
const pairs = (...all: readonly Pair[]): string =>
  all.map(([code, value]) => `${code}\n${value}\n`).join('');
const dxf = (
  entities: readonly Pair[],
  { unit = 4, blocks = [] as readonly Pair[] } = {},
): string =>
  pairs(
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$INSUNITS'],
    [70, unit],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'BLOCKS'],
    ...blocks,
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities,
    [0, 'ENDSEC'],
    [0, 'EOF'],
  );
const line = (x: number, y: number, toX: number, toY: number): readonly Pair[] => [
  [0, 'LINE'],
  [8, 'WALLS'],
  [10, x],
  [20, y],
  [11, toX],
  [21, toY],
];
const arc = (x: number, y: number, r: number, from: number, to: number): readonly Pair[] => [
  [0, 'ARC'],
  [10, x],
  [20, y],
  [40, r],
  [50, from],
  [51, to],
];
const box = (x: number, y: number, width: number, height: number): readonly Pair[] => [
  [0, 'LWPOLYLINE'],
  [90, 4],
  [70, 1],
  ...(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const
  ).flatMap(([px, py]): Pair[] => [
    [10, px],
    [20, py],
  ]),
];
/** A floor of 12 × 8 m in millimetres, two rooms, and a door of 0.9 m in the wall between them. */
const floor = [
  ...box(0, 0, 7_000, 8_000),
  ...box(7_000, 0, 5_000, 8_000),
  ...line(7_000, 2_000, 7_900, 2_000),
  ...arc(7_000, 2_000, 900, 0, 90),
];
const faultOf = (act: () => unknown): string => {
  try {
    act();
    return 'none';
  } catch (error) {
    return error instanceof VectorError ? error.fault : String(error);
  }
};
const rounded = (points: readonly Point[]) =>
  points.map(([x, y]) => [Math.round(x * 1_000) / 1_000, Math.round(y * 1_000) / 1_000]);

describe('a DXF', () => {
  test('is a floor with its scale, its rooms and a door that is exact', () => {
    const plan = vectorPlan(readDxf(dxf(floor)));
    expect(plan?.scale).toBeCloseTo(12 / (2_000 * 0.92), 8);
    expect(plan?.outlines).toHaveLength(2);
    expect(plan?.doors).toHaveLength(1);
    const scale = plan?.scale ?? 0;
    const [door] = plan?.doors ?? [];
    expect(door).toMatchObject({ kind: 'single', hinge: 'start', certainty: 'sure' });
    expect(door?.width).toBeCloseTo(0.9, 6);
    // From the upper left of the drawing, which is y 8,000: the hinge is 6 m below it, the latch at 5.1 m.
    const metres = (door?.opening ?? []).map(([x, y]): Point => [
      (x - 80) * scale,
      (y - 80) * scale,
    ]);
    expect(rounded(metres)).toEqual([
      [7, 6],
      [7, 5.1],
    ]);
    // Upwards through the wall the leaf opens to the right.
    expect(door?.swing).toBe('right');
  });
  test.each<readonly [string, readonly Pair[]]>([
    [
      'the bend of a light polyline',
      [
        [0, 'LWPOLYLINE'],
        [70, 0],
        [10, 7_000],
        [20, 2_000],
        [10, 7_900],
        [20, 2_000],
        [42, Math.tan(Math.PI / 8)],
        [10, 7_000],
        [20, 2_900],
      ],
    ],
    [
      'the bend of an older polyline, drawn the other way',
      [
        [0, 'POLYLINE'],
        [70, 0],
        [0, 'VERTEX'],
        [10, 7_000],
        [20, 2_900],
        [42, -Math.tan(Math.PI / 8)],
        [0, 'VERTEX'],
        [10, 7_900],
        [20, 2_000],
        [0, 'VERTEX'],
        [10, 7_000],
        [20, 2_000],
        [0, 'SEQEND'],
      ],
    ],
    [
      'a part of an ellipse that is a circle',
      [
        ...line(7_000, 2_000, 7_900, 2_000),
        [0, 'ELLIPSE'],
        [10, 7_000],
        [20, 2_000],
        [11, 900],
        [21, 0],
        [40, 1],
        [41, 0],
        [42, Math.PI / 2],
      ],
    ],
  ])('has the same door where its arc is %s', (_, door) => {
    const rooms = floor.slice(0, 2 * box(0, 0, 1, 1).length);
    const [known] = vectorPlan(readDxf(dxf(floor)))?.doors ?? [];
    const doors = vectorPlan(readDxf(dxf([...rooms, ...door])))?.doors;
    expect(doors).toHaveLength(1);
    expect(doors?.[0]).toMatchObject({ hinge: known?.hinge, swing: known?.swing });
    expect(rounded(doors?.[0]?.opening ?? [])).toEqual(rounded(known?.opening ?? []));
  });
  test('has rooms with a round wall, and ellipses, in straight pieces on their curve', () => {
    const halfRound: readonly Pair[] = [
      [0, 'LWPOLYLINE'],
      [70, 1],
      [10, 0],
      [20, 0],
      [10, 4_000],
      [20, 0],
      [42, 1],
      [10, 4_000],
      [20, 6_000],
      [10, 0],
      [20, 6_000],
    ];
    const { loops } = readDxf(dxf(halfRound));
    const round = (loops[0] ?? []).filter(([x]) => x > 4_000.5);
    expect(round.length).toBeGreaterThan(10);
    for (const [x, y] of round) expect(Math.hypot(x - 4_000, y + 3_000)).toBeCloseTo(3_000, 6);
    const egg: readonly Pair[] = [
      [0, 'ELLIPSE'],
      [10, 0],
      [20, 0],
      [11, 0],
      [21, 2_000],
      [40, 0.5],
      [41, 0],
      [42, 2 * Math.PI],
    ];
    const { lines, left } = readDxf(dxf(egg));
    expect([lines.length > 20, left]).toEqual([true, 0]);
    for (const [x, y] of lines.flat())
      expect((x / 1_000) ** 2 + (y / 2_000) ** 2).toBeCloseTo(1, 6);
  });
  test('is a project that can be kept', () => {
    const plan = vectorPlan(readDxf(dxf(floor)));
    if (plan === null) throw new Error('No plan');
    const project = withPlan(emptyProject, vectorPlanPart('a', plan, 'vi'));
    expect(readProject(project)).toEqual(project);
    expect(project.rooms.map(({ name }) => name)).toEqual(['Khu làm việc', 'Khu làm việc']);
  });
  test('has blocks that are placed, turned and enlarged', () => {
    const blocks: readonly Pair[] = [
      [0, 'BLOCK'],
      [2, 'door'],
      ...line(0, 0, 1, 0),
      ...arc(0, 0, 1, 0, 90),
      [0, 'ENDBLK'],
    ];
    const insert: readonly Pair[] = [
      [0, 'INSERT'],
      [2, 'door'],
      [10, 100],
      [20, 50],
      [41, 900],
      [42, 900],
      [50, 90],
    ];
    const { lines, arcs, left } = readDxf(dxf(insert, { blocks }));
    expect(rounded(lines.flat())).toEqual([
      [100, -50],
      [100, -950],
    ]);
    expect(arcs[0]?.radius).toBeCloseTo(900);
    expect(rounded(arcs[0]?.ends ?? [])).toEqual([
      [100, -950],
      [-800, -50],
    ]);
    expect(left).toBe(0);
  });
  test('two leaves that meet are one double door', () => {
    const double = [
      ...box(0, 0, 12_000, 8_000),
      ...line(4_000, 0, 4_000, 800),
      ...arc(4_000, 0, 800, 0, 90),
      ...line(5_600, 0, 5_600, 800),
      ...arc(5_600, 0, 800, 90, 180),
    ];
    const doors = vectorPlan(readDxf(dxf(double)))?.doors;
    expect(doors).toHaveLength(1);
    expect(doors?.[0]).toMatchObject({ kind: 'double', width: expect.closeTo(1.6) });
    expect(doors?.[0]).not.toHaveProperty('hinge');
  });
  test.each([
    ['a quarter without a leaf', arc(3_000, 0, 900, 0, 90)],
    ['half a circle', [...line(3_000, 0, 3_900, 0), ...arc(3_000, 0, 900, 0, 180)]],
    ['a leaf that is too short', [...line(3_000, 0, 3_600, 0), ...arc(3_000, 0, 900, 0, 90)]],
    ['a corner of a table', [...line(3_000, 0, 3_200, 0), ...arc(3_000, 0, 200, 0, 90)]],
    ['a round hall', [...line(3_000, 0, 7_000, 0), ...arc(3_000, 0, 4_000, 0, 90)]],
  ])('%s is no door', (_, entities) =>
    expect(vectorPlan(readDxf(dxf([...box(0, 0, 12_000, 8_000), ...entities])))?.doors).toEqual([]),
  );
  test('reads old polylines, and leaves out and counts what is no wall', () => {
    const vertex = (x: number, y: number): readonly Pair[] => [
      [0, 'VERTEX'],
      [10, x],
      [20, y],
    ];
    const { lines, loops, left } = readDxf(
      dxf([
        [0, 'POLYLINE'],
        [70, 1],
        ...vertex(0, 0),
        ...vertex(10, 0),
        ...vertex(10, 10),
        [0, 'SEQEND'],
        [0, 'TEXT'],
        [1, 'Nguyễn Văn A 0912 345 678'],
        [0, 'HATCH'],
        [10, 5],
      ]),
    );
    expect(lines).toHaveLength(3);
    expect(loops).toHaveLength(1);
    expect(left).toBe(2);
  });
  test.each([
    [1, 0.0254],
    [6, 1],
    [0, null],
    [99, null],
  ])('of unit %i', (unit, metres) => expect(readDxf(dxf(floor, { unit })).unit).toBe(metres));
  test('whose unit makes no office has none', () =>
    expect(vectorPlan(readDxf(dxf(floor, { unit: 6 })))?.scale).toBeNull());
});

describe('a hostile DXF', () => {
  test.each([
    ['words', 'hello'],
    ['the binary kind', 'AutoCAD Binary DXF\r\n\u001A\0'],
    ['a code that is none', `${pairs([0, 'SECTION'])}x\ny\n`],
  ])('of %s is refused', (_, text) => expect(faultOf(() => readDxf(text))).toBe('unreadable'));
  test('without an end is refused', () => {
    const endless = dxf(Array.from({ length: vectorLimits.shapes + 1 }, (): Pair => [0, 'POINT']));
    expect(faultOf(() => readDxf(endless))).toBe('endless');
  });
  test('whose block holds itself ends', () => {
    const blocks: readonly Pair[] = [
      [0, 'BLOCK'],
      [2, 'a'],
      ...line(0, 0, 1, 0),
      [0, 'INSERT'],
      [2, 'a'],
      [0, 'ENDBLK'],
    ];
    const { lines, left } = readDxf(
      dxf(
        [
          [0, 'INSERT'],
          [2, 'a'],
        ],
        { blocks },
      ),
    );
    expect(lines).toHaveLength(vectorLimits.depth);
    expect(left).toBe(1);
  });
  test('whose blocks hold a hundred of the next ones is refused', () => {
    // Drawn out it would be a hundred to the eighth: refusing it late would never end.
    const names = 'abcdefgh';
    const blocks = Array.from(names).flatMap((name, at): Pair[] => [
      [0, 'BLOCK'],
      [2, name],
      ...Array.from({ length: 100 }, (): Pair[] => [
        [0, 'INSERT'],
        [2, names[at + 1] ?? 'none'],
      ]).flat(),
      [0, 'ENDBLK'],
    ]);
    expect(
      faultOf(() =>
        readDxf(
          dxf(
            [
              [0, 'INSERT'],
              [2, 'a'],
            ],
            { blocks },
          ),
        ),
      ),
    ).toBe('endless');
  });
  test('of numbers that are none draws nothing that is not there', () => {
    const { lines } = readDxf(
      dxf([[0, 'LINE'], [10, 'NaN'], [20, '1e400'], [11, '1e30'], [21, 5], ...line(0, 0, 5, 5)]),
    );
    expect(lines.flat().flat().every(Number.isFinite)).toBe(true);
  });
  test('cut anywhere is read or refused', () => {
    const whole = dxf(floor);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length }), (at) => {
        expect(faultOf(() => vectorPlan(readDxf(whole.slice(0, at))))).toMatch(
          /^(none|unreadable)$/,
        );
      }),
    );
  });
  test('steps for all that a repeated part holds, also for what it leaves out', () => {
    const blockOf = (...inside: Pair[]): readonly Pair[] => [
      [0, 'BLOCK'],
      [2, 'chair'],
      ...inside,
      [0, 'ENDBLK'],
    ];
    const many = (pair: readonly Pair[], times: number) =>
      Array.from({ length: times }, () => pair).flat();
    const inserts = many(
      [
        [0, 'INSERT'],
        [2, 'chair'],
      ],
      2_000,
    );
    for (const inside of [
      many([[0, 'TEXT']], 100),
      [[0, 'POLYLINE'], ...many([[0, 'VERTEX']], 100)] as const,
      many(
        [
          [0, 'POLYLINE'],
          [0, 'SEQEND'],
        ],
        50,
      ),
      many(
        [
          [0, 'LWPOLYLINE'],
          [10, 0],
          [20, 0],
        ],
        100,
      ),
      [[0, 'LINE'], ...many([[8, 'x']], 6_400)] as const,
    ])
      expect(faultOf(() => readDxf(dxf(inserts, { blocks: blockOf(...inside) })))).toBe('endless');
  });
  test('counts what is drawn nowhere', () => {
    const { lines, left } = readDxf(dxf([...line(0, 0, 1e300, 0), ...line(0, 0, 9, 0)]));
    expect([lines.length, left]).toEqual([1, 1]);
  });
});

describe('an SVG', () => {
  const svg = (inner: string, head = ''): string =>
    `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${inner}</svg>`;
  const shapes = (inner: string, head = ''): Shapes => readSvg(svg(inner, head));
  test('is a plan with rooms, walls and an exact door, whose scale is asked for', () => {
    const plan = vectorPlan(
      shapes(`<g transform="translate(100 0)"><rect width="700" height="800"/>
        <polygon points="700,0 1200,0 1200,800 700,800"/></g>
        <line x1="800" y1="600" x2="890" y2="600"/><path d="M890 600A90 90 0 0 0 800 510"/>`),
    );
    expect(plan?.scale).toBeNull();
    expect(plan?.outlines).toHaveLength(2);
    expect(plan?.doors).toHaveLength(1);
    expect(plan?.doors[0]).toMatchObject({ kind: 'single', swing: 'right' });
    expect(plan?.walls.length).toBeGreaterThan(4);
  });
  test('paths go by all their letters, near and far', () => {
    const { lines, loops } = shapes('<path d="M10,10h80v60l-80 0zM0 0H5V5"/>');
    expect(rounded(lines.flat())).toEqual([
      [10, 10],
      [90, 10],
      [90, 10],
      [90, 70],
      [90, 70],
      [10, 70],
      [10, 70],
      [10, 10],
      [0, 0],
      [5, 0],
      [5, 0],
      [5, 5],
    ]);
    expect(loops).toHaveLength(1);
  });
  test.each([
    ['rotate(90)', [-20, 10]],
    ['translate(5,6) scale(2)', [25, 46]],
    ['rotate(90 10 20)', [10, 20]],
    ['matrix(1 0 0 1 3 4)', [13, 24]],
    ['scale(2 3)', [20, 60]],
  ])('moves by %s', (transform, at) => {
    const { lines } = shapes(`<line transform="${transform}" x1="10" y1="20" x2="1" y2="1"/>`);
    expect(rounded(lines[0]?.slice(0, 1) ?? [])).toEqual([at]);
  });
  test.each([
    ['1 1', 'M0 0A10 10 0 1 1 10 10', 270],
    ['0 1', 'M0 0A10 10 0 0 1 10 10', 90],
    ['0 0', 'M0 0A10 10 0 0 0 10 10', 90],
    ['no space between flags', 'M0 0a10 10 0 0110 10', 90],
  ])('arcs of flags %s', (_, d, sweep) => {
    const [arc] = shapes(`<path d="${d}"/>`).arcs;
    expect(arc?.sweep).toBeCloseTo(sweep);
    for (const [x, y] of arc?.ends ?? [])
      expect(Math.hypot(x - (arc?.center[0] ?? 0), y - (arc?.center[1] ?? 0))).toBeCloseTo(10);
  });
  test('paths go on behind arcs that are written as short as can be', () => {
    const { lines, arcs } = shapes('<path d="M0 0a90.5 90.5 0 0 1 90.5.5v40h5l9 9"/>');
    expect(arcs).toHaveLength(1);
    expect(rounded(lines.flat())).toEqual([
      [90.5, 0.5],
      [90.5, 40.5],
      [90.5, 40.5],
      [95.5, 40.5],
      [95.5, 40.5],
      [104.5, 49.5],
    ]);
  });
  test.each([
    'a5 5 0 01.5.5 5 5 0 1110 0',
    'A5,5,0,0,1,10.5,10.5,5,5,0,1120.5,10.5',
    'a5 5 0 01.5.5a5 5 0 1110 0',
  ])('two arcs after one letter: %s', (d) => {
    const { arcs } = shapes(`<path d="M10 10${d}"/>`);
    expect(rounded(arcs.flatMap(({ ends }) => ends))).toEqual([
      [10, 10],
      [10.5, 10.5],
      [10.5, 10.5],
      [20.5, 10.5],
    ]);
  });
  test('a share of the sheet is no length', () => {
    const { lines, left } = shapes(
      '<rect width="100%" height="100%"/><line x2="50%"/><line x2="50" id="a%"/>',
    );
    expect([lines.length, left]).toEqual([1, 2]);
  });
  test('values stand as they may: between either quotes, with room around, none twice', () => {
    const { lines } = shapes(
      `<line data-x = "x1='7'" x1='1' y1 = "2" disabled x2="3"\ny2='4' y3=5 =/>`,
    );
    expect(lines).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
    ]);
  });
  test('an ellipse, a picture and words are left out and counted', () => {
    const { lines, arcs, left } = shapes(
      '<path d="M0 0A10 5 0 0 1 10 10"/><image href="x"/><text>Nguyễn Văn A</text><circle r="5"/>',
    );
    expect([lines.length, arcs.length, left]).toEqual([0, 0, 4]);
  });
});

describe('a hostile SVG', () => {
  const wall = '<line x1="0" y1="0" x2="9" y2="0"/>';
  test.each([
    ['a script', `<script>document.write('<line x2="5"/>')</script>${wall}`],
    ['a script in a script', `<script><script></script></script>${wall}`],
    ['CDATA', `<style><![CDATA[ </style><line x2="4"/> ]]></style>${wall}`],
    ['comments', `<!-- <line x2="5"/> -->${wall}`],
    ['a sign between quotes', `<g id="a>b<line x2='5'/>">${wall}</g>`],
    ['another page', `<foreignObject><line x2="5"/></foreignObject>${wall}`],
    ['parts that are only kept', `<defs><line x2="5"/></defs><use href="#a"/>${wall}`],
    ['handlers', `<line onload="alert(1)" x1="0" y1="0" x2="9" y2="0"/>`],
    ['ends without a beginning', `</g></g></defs>${wall}`],
  ])('with %s draws its wall alone', (_, inner) => {
    const { lines } = readSvg(`<svg>${inner}</svg>`);
    expect(lines).toEqual([
      [
        [0, 0],
        [9, 0],
      ],
    ]);
  });
  test('entities stay letters, however often they name each other', () => {
    const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "<line x2='5'/>">${Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY b${at} "${'&a;'.repeat(10)}">`,
    ).join('')}<!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const { lines } = readSvg(`${laughs}<svg>&b8;&f;${wall}</svg>`);
    expect(lines).toHaveLength(1);
  });
  test('groups without end and elements without end are refused', () => {
    expect(faultOf(() => readSvg(`<svg>${'<g>'.repeat(5_000)}`))).toBe('endless');
    expect(faultOf(() => readSvg(`<svg>${wall.repeat(60_000)}</svg>`))).toBe('endless');
    expect(faultOf(() => readSvg(`<svg><path d="M0 0${'L1 1'.repeat(200_000)}"/></svg>`))).toBe(
      'endless',
    );
  });
  // Each took minutes and more while a letter was read again for every letter before it.
  test.each([
    ['an arc of one number', `<path d="M0 0A${'1'.repeat(1_000_000)}"/>`],
    ['an arc of dots', `<path d="M0 0A${'1.'.repeat(500_000)}"/>`],
    ['an arc without flags', `<path d="M0 0A${'2 '.repeat(500_000)}"/>`],
    ['a name without a value', `<g ${'a'.repeat(1_000_000)}>`],
    ['a name with room behind it', `<g a${' '.repeat(1_000_000)}>`],
    ['values that do not end', `<g ${"a='".repeat(300_001)}>`],
    ['brackets behind declarations', `${'<!a>'.repeat(90_000)}[`],
  ])('with %s is read in a time that grows as it does', (_, inner) => {
    expect(faultOf(() => readSvg(`<svg>${inner}`))).toBe('none');
  });
  test.each([
    ['declarations', '<!a>'.repeat(100_001)],
    ['comments', '<!---->'.repeat(100_001)],
    ['closings', `<path d="M0 0${'Z'.repeat(100_001)}"/>`],
    ['letters alone', `<path d="${'L'.repeat(100_001)}"/>`],
    ['moves', `<g transform="${'a'.repeat(1_000_000)}">`],
    ['moves that open', `<g transform="${'a('.repeat(500_000)}">`],
  ])('of endless %s is refused', (_, inner) => {
    expect(faultOf(() => readSvg(`<svg>${inner}`))).toBe('endless');
  });
  test('that is none is refused', () => {
    for (const text of ['', 'svg', '<html></html>', '%PDF <svg '])
      expect(faultOf(() => readSvg(text))).toBe('unreadable');
  });
  test('of any signs is read or refused, in a time that grows as it does', () => {
    const signs = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '<svg ',
      '<g ',
      '</',
      '<!--',
      '<![CDATA[',
      '=',
      'a',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 300 }), (parts) => {
        expect(faultOf(() => readSvg(`<svg>${parts.join('')}`))).toMatch(/^(none|endless)$/);
      }),
    );
    for (const sign of ['<', '"', '<!', '<a b="', '<a ='])
      expect(faultOf(() => readSvg(`<svg>${sign.repeat(50_000)}`))).toMatch(/^(none|endless)$/);
  });
});

describe('what a text is', () => {
  test('is told by its beginning', () => {
    expect(isDxf(dxf([]))).toBe(true);
    expect(isDxf(`999\nmade by\n${dxf([])}`)).toBe(true);
    expect(isDxf('0\nEOF\n')).toBe(false);
    expect(isSvg('\uFEFF <?xml?><svg>')).toBe(true);
    expect(isSvg('a <svg>')).toBe(false);
  });
});

describe('a drawing', () => {
  const of = (lines: Shapes['lines']): Shapes => ({ lines, arcs: [], loops: [], unit: 1, left: 0 });
  test('of nothing, or of a strip, is no plan', () => {
    expect(vectorPlan(of([]))).toBeNull();
    const strip = [0, 1, 2, 3].map(
      (y) =>
        [
          [0, y],
          [900, y],
        ] as const,
    );
    expect(vectorPlan(of(strip))).toBeNull();
  });
  test('of as many lines as are read at most is a plan', () => {
    const lines = Array.from({ length: vectorLimits.shapes }, (_, at) => {
      const [x, y] = [at % 400, Math.floor(at / 400)];
      return [
        [x, y],
        [x + 1, y],
      ] as const;
    });
    const plan = vectorPlan(of(lines));
    expect(plan?.lines).toHaveLength(vectorLimits.shapes);
    expect([plan?.width, plan?.height]).toEqual([2_000, 1_305]);
  });
  test('lies on its sheet, whatever its size and place', () => {
    const place = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const point = fc.tuple(place, place);
    fc.assert(
      fc.property(fc.array(fc.tuple(point, point), { minLength: 4, maxLength: 30 }), (lines) => {
        const plan = vectorPlan(of(lines));
        fc.pre(plan !== null);
        for (const [x, y] of plan?.lines.flat() ?? []) {
          expect(x).toBeGreaterThan(0);
          expect(y).toBeGreaterThan(0);
          expect(x).toBeLessThan(plan?.width ?? 0);
          expect(y).toBeLessThan(plan?.height ?? 0);
        }
      }),
    );
  });
});
