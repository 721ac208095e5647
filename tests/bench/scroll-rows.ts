import { type Browser, type CDPSession, type Page, chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../tools/lib/chromium.ts';
import { run } from '../../tools/lib/run.ts';
import { withStaticServer } from '../../tools/lib/static-server.ts';
import { p95 } from './lib/growth.ts';
import type { Measure } from './lib/table.ts';

const ROWS = 10_000;
const FRAMES = 300;

/** What a frame of script may take (ms): sixty of them are in a second, and layout and paint want their part. */
const MOST = 16;

/** What runs script on the main thread, as the developer tools of Chromium name it; what lies within another counts with it. */
const SCRIPT = new Set([
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'FireIdleCallback',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'MinorGC',
  'MajorGC',
]);

/** Stands at each frame in the trace. */
const FRAME = 'hien-frame';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: when, how long, and how long of a processor. */
  ts: number;
  dur?: number;
  tdur?: number;
}

async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const keep = ({ value }: { value: object[] }) => {
    events.push(...(value as TraceEvent[]));
  };
  session.on('Tracing.dataCollected', keep);
  const ended = new Promise<void>((done) => {
    session.once('Tracing.tracingComplete', () => done());
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'blink.user_timing'],
    },
  });
  await act();
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', keep);
  return events;
}

/** Milliseconds of a processor that script took between one frame's beginning and the next's. */
function scriptOfFrames(events: readonly TraceEvent[]): number[] {
  const frames = events.filter(({ name }) => name === FRAME).toSorted((a, b) => a.ts - b.ts);
  const [first] = frames;
  if (first === undefined) throw new Error('no frame was drawn');
  const script = events
    .filter(
      ({ name, ph, tid, pid }) =>
        SCRIPT.has(name) && ph === 'X' && tid === first.tid && pid === first.pid,
    )
    .toSorted((a, b) => a.ts - b.ts);
  const sums = frames.map(() => 0);
  let at = 0;
  let until = 0;
  for (const { ts, dur = 0, tdur = dur } of script) {
    if (ts < first.ts || ts < until) continue;
    until = ts + dur;
    while ((frames[at + 1]?.ts ?? Number.POSITIVE_INFINITY) <= ts) at += 1;
    sums[at] = (sums[at] ?? 0) + tdur / 1000;
  }
  return sums;
}

const region = (page: Page) => page.getByRole('region', { name: 'Đơn hàng' });

/** Fast with the wheel: a good dozen rows a frame. */
async function wheel(page: Page): Promise<void> {
  await region(page).hover();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
}

/** From the first row to the last by the bar: no row of a frame is there in the next. */
async function drag(page: Page): Promise<void> {
  await region(page).evaluate(async (box, frames) => {
    const whole = box.scrollHeight - box.clientHeight;
    for (let frame = 1; frame <= frames; frame += 1) {
      box.scrollTop = (whole * frame) / frames;
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, FRAMES);
}

async function measured(browser: Browser, url: string): Promise<Measure[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url);
  await page.locator('[aria-rowcount]').waitFor();
  const rows = Number(await page.locator('[aria-rowcount]').getAttribute('aria-rowcount')) - 1;
  if (rows !== ROWS) throw new Error(`the table has ${rows} rows`);
  await page.evaluate((mark) => {
    const tick = () => {
      performance.mark(mark);
      requestAnimationFrame(tick);
    };
    tick();
  }, FRAME);
  const session = await page.context().newCDPSession(page);
  const measures: Measure[] = [];
  for (const [name, scroll] of [
    ['by the wheel', wheel],
    ['by the bar', drag],
  ] as const) {
    // Frames between two turns of the wheel have nothing to do and say nothing.
    const frames = scriptOfFrames(await traced(session, () => scroll(page)))
      .toSorted((a, b) => b - a)
      .slice(0, FRAMES);
    measures.push(
      {
        name: `script of a frame, ${name}, p95`,
        value: p95(frames),
        unit: 'ms',
        target: { atMost: MOST },
      },
      { name: `… the longest of ${frames.length}`, value: Math.max(...frames), unit: 'ms' },
    );
  }
  // It was scrolled indeed, and to its end.
  await page.locator(`[aria-rowindex="${ROWS + 1}"]`).waitFor();
  const drawn = await page.locator('[aria-rowindex]').count();
  measures.push({
    name: 'rows that are there at a time',
    value: drawn,
    unit: '',
    target: { atMost: 60 },
  });
  await page.close();
  return measures;
}

/** A table of ten thousand rows, every one of them ticked, in Chromium: how long script takes of a frame while it is scrolled. */
export async function scrollingRows(): Promise<Measure[]> {
  const built = await run('vite', [
    'build',
    '-c',
    'tests/bench/rows/vite.config.ts',
    '--logLevel',
    'warn',
  ]);
  if (built.code !== 0) throw new Error(`the table does not build:\n${built.output}`);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    return await withStaticServer('reports/rows', (url) => measured(browser, url));
  } finally {
    await browser.close();
  }
}
