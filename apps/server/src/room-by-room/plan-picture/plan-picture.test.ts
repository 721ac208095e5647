import {
  type FoundPlan,
  emptyProject,
  outlineOf,
  picturePlan,
  withFoundDoors,
  withFoundPlan,
  withPlan,
  withRoom,
} from '@hien/domain/office-plan';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { readPlan } from './read-plan.ts';

/** A room whose lower wall has a door of 90 pixels: its leaf hangs at the left and opens upwards. */
const room = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700">
  <rect width="900" height="700" fill="#fff"/><rect x="65" y="65" width="770" height="570" fill="none" stroke="#111" stroke-width="30"/>
  <rect x="430" y="60" width="10" height="580"/><rect x="600" y="616" width="90" height="38" fill="#fff"/>
  <path d="M601 620V530A90 90 0 0 1 690 620" fill="none" stroke="#111" stroke-width="2"/></svg>`;
const drawn = () => sharp(Buffer.from(room)).flatten({ background: '#fff' });

let server: TestApp;
beforeAll(async () => {
  server = await testApp(await freshDatabase('pglite'));
});
afterAll(() => server.close());

async function ask(content: Uint8Array | string, more: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  form.append('files', new Blob([content as BlobPart]), 'plan');
  const sent = new Response(form);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/app/room-by-room/office/plan-doors',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<{ code?: string; data: Found }>() };
}
type Found = FoundPlan & { unit: string; doors: readonly { width: number }[] };

describe('doors of a picture', () => {
  it('are told in pixels, and in metres when the scale is known', async () => {
    for (const content of [await drawn().png().toBuffer(), await drawn().webp().toBuffer()]) {
      const { status, body } = await ask(content);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ width: 900, height: 700, unit: 'pixel' });
      expect(body.data.doors).toHaveLength(1);
    }
    const { body } = await ask(await drawn().jpeg().toBuffer(), { metres_per_pixel: '0.01' });
    expect(body.data.unit).toBe('metre');
    expect(body.data.doors[0]?.width).toBeCloseTo(0.9, 1);
  });

  it('lie on the picture as it is seen: colours of a printer, turned by its EXIF', async () => {
    const content = await drawn().toColourspace('cmyk').withMetadata({ orientation: 6 }).jpeg().toBuffer(); // prettier-ignore
    const { body } = await ask(content);
    expect(body.data).toMatchObject({ width: 700, height: 900 });
    expect(body.data.doors).toHaveLength(1);
    for (const [x = 0] of body.data.doors[0]?.opening ?? []) expect(Math.abs(x - 65)).toBeLessThan(20); // prettier-ignore
  });

  it('join the rooms that somebody outlined along their walls', async () => {
    const { body } = await ask(await drawn().webp({ quality: 90 }).toBuffer());
    const plan = { ...withPlan(emptyProject, picturePlan('a', 900, 700)), scale: 0.01 };
    const outlined = withRoom(
      plan,
      outlineOf({ x: 428, y: 70, width: 402, height: 560 }),
      'work',
      'vi',
    );
    const { project, added, beside } = withFoundDoors(outlined, body.data);
    expect([added, beside]).toEqual([1, 0]);
    const [door] = project.doors;
    expect(door?.opening.map(([, y]) => y)).toEqual([630, 630]);
    expect(door?.width).toBeCloseTo(0.9, 1);
    // The leaf hangs at the left and opens upwards, whichever way the opening runs.
    const [start, end] = door?.opening ?? [];
    const isRightwards = (start?.[0] ?? 0) < (end?.[0] ?? 0);
    expect([door?.hinge, door?.swing]).toEqual(isRightwards ? ['start', 'left'] : ['end', 'right']);
  });

  it('are none on blank paper, on a strip and on what is too small to be seen', async () => {
    for (const [width, height] of [
      [800, 600],
      [20_000, 50],
      [1, 1],
    ] as const) {
      const blank = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
      const { status, body } = await ask(await blank.png().toBuffer());
      expect([status, body.data.doors]).toEqual([200, []]);
    }
  });
});

describe('rooms of a picture', () => {
  it('are told in its pixels, and take in a plan that nobody has outlined', async () => {
    const { body } = await ask(await drawn().png().toBuffer());
    const corners = body.data.rooms.map((outline) => outline.map((at) => at.map((pixels) => Math.round(pixels / 10) * 10))); // prettier-ignore
    expect(corners.map((outline) => outline.toSorted(([ax = 0, ay = 0], [bx = 0, by = 0]) => ay - by || ax - bx))).toEqual([
      [[440, 80], [820, 80], [440, 620], [820, 620]],
      [[80, 80], [430, 80], [80, 620], [430, 620]],
    ]); // prettier-ignore
    const plan = { ...withPlan(emptyProject, picturePlan('a', 900, 700)), scale: 0.01 };
    const { added, doors } = withFoundPlan(plan, body.data, 'vi');
    expect([added, doors.added, doors.beside]).toEqual([2, 1, 0]);
  });
});

describe('what is no picture of a plan', () => {
  it('is refused by what it is, whatever it is called', async () => {
    const png = await drawn().png().toBuffer();
    const huge = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } });
    const refused = [
      ['<svg onload="alert(1)"/>', 415],
      ['%PDF-1.7', 415],
      [png.subarray(0, 200), 415],
      [await drawn().avif().toBuffer(), 415],
      [await huge.png().toBuffer(), 413],
      [await sharp({ create: { width: 30_000, height: 10, channels: 3, background: '#fff' } }).png().toBuffer(), 413],
      ['', 415],
    ] as const; // prettier-ignore
    for (const [content, status] of refused) expect((await ask(content)).status).toBe(status);
    expect((await ask(png, { metres_per_pixel: '7' })).status).toBe(400);
    expect((await ask(png, { folder: 'inbox' })).status).toBe(400);
  });
});

describe('a thread that reads a plan', () => {
  const thread = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

  it('is ended when its time is over', async () => {
    const endless = thread('for (;;);');
    await expect(readPlan(new Uint8Array(1), { worker: endless, processorMs: 200 })).rejects.toMatchObject({ code: 'UNAVAILABLE' }); // prettier-ignore
  });

  it('is ended when it needs too much memory, and the server goes on', async () => {
    const greedy = thread('const all = []; for (;;) all.push(new Array(100000).fill(Math.random()));'); // prettier-ignore
    await expect(readPlan(new Uint8Array(1), { worker: greedy, processorMs: 60_000 })).rejects.toMatchObject({ code: 'UNAVAILABLE' }); // prettier-ignore
  });

  it('is ended when nobody waits for it any more', async () => {
    const gone = new AbortController();
    const reading = readPlan(new Uint8Array(1), { worker: thread('for (;;);'), signal: gone.signal, processorMs: 60_000 }); // prettier-ignore
    gone.abort();
    await expect(reading).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
