import { Graph, layout } from '@dagrejs/dagre';
import type { Language } from '@hien/domain';
import type { MachineSheet } from '@hien/domain/machines';

export const nodeSize = { width: 176, height: 60 } as const;

export type Point = { readonly x: number; readonly y: number };

/** All events from one state to another are one line. */
export type Line = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** What they are called, in the drawing's language. */
  readonly events: readonly string[];
  readonly points: readonly Point[];
  /** Where its words stand; null where there are too many lines for words. */
  readonly words: Point | null;
};

export type Drawing = {
  /** The upper left corner of each state. */
  readonly positions: ReadonlyMap<string, Point>;
  readonly lines: readonly Line[];
};

const drawings = new WeakMap<MachineSheet, Map<Language, Drawing>>();

function joined(
  sheet: MachineSheet,
  language: Language,
): Map<string, Omit<Line, 'points' | 'words'>> {
  const lines = new Map<string, Omit<Line, 'points' | 'words'>>();
  for (const { from, to, event } of sheet.edges) {
    for (const target of to) {
      const id = `${from}>${target}`;
      const called = sheet.events[event]?.[language] ?? event;
      const events = [...(lines.get(id)?.events ?? []), called];
      lines.set(id, { id, from, to: target, events });
    }
  }
  return lines;
}

// With more lines than this the words would cover them; the list beside the graph has them.
const hasWords = (lines: number) => lines <= 26;

// A syllable of Hangul is about as wide as two letters.
const widthOf = (words: string) => words.length + (words.match(/[가-힣]/g)?.length ?? 0) * 0.8;

/** The space of a line's words, one event below the other. */
function roomFor(events: readonly string[]) {
  const longest = Math.max(...events.map(widthOf));
  return { width: longest * 6 + 12, height: events.length * 16 + 4, labelpos: 'c' as const };
}

/** States in ranks from left to right, lines around them. Laid out once per machine and language. */
export function drawingOf(sheet: MachineSheet, language: Language): Drawing {
  const known = drawings.get(sheet)?.get(language);
  if (known !== undefined) return known;
  const graph = new Graph({ directed: true });
  graph.setGraph({
    rankdir: 'LR',
    nodesep: 24,
    edgesep: 12,
    ranksep: 48,
    marginx: 16,
    marginy: 16,
  });
  for (const { state } of sheet.states) graph.setNode(state, { ...nodeSize });
  const lines = joined(sheet, language);
  // A state that keeps itself is not drawn as a line: its events stand in the list beside the graph.
  const moving = [...lines.values()].filter(({ from, to }) => from !== to);
  const worded = hasWords(moving.length);
  for (const { from, to, events } of moving) graph.setEdge(from, to, worded ? roomFor(events) : {});
  layout(graph);
  const drawing = {
    positions: new Map(
      sheet.states.map(({ state }) => {
        const { x = 0, y = 0 } = graph.node(state);
        return [state, { x: x - nodeSize.width / 2, y: y - nodeSize.height / 2 }];
      }),
    ),
    lines: moving.map((line) => {
      const { points = [], x = 0, y = 0 } = graph.edge(line.from, line.to);
      return { ...line, points, words: worded ? { x, y } : null };
    }),
  };
  const spoken = drawings.get(sheet) ?? new Map<Language, Drawing>();
  drawings.set(sheet, spoken.set(language, drawing));
  return drawing;
}

/** A soft line through the points: each corner is rounded through the middle of its sides. */
export function pathThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return '';
  const corners = rest.slice(0, -1).map((corner, at) => {
    const after = rest[at + 1] ?? last;
    const end =
      at === rest.length - 2 ? last : { x: (corner.x + after.x) / 2, y: (corner.y + after.y) / 2 };
    return `Q${corner.x},${corner.y} ${end.x},${end.y}`;
  });
  return `M${first.x},${first.y} ${corners.length === 0 ? `L${last.x},${last.y}` : corners.join(' ')}`;
}

/** The rectangle around some states; around all of them unless told. */
export function boundsOf(sheet: MachineSheet, language: Language, states?: readonly string[]) {
  const { positions, lines } = drawingOf(sheet, language);
  const corners = [...positions]
    .filter(([state]) => states?.includes(state) ?? true)
    .map(([, at]) => at);
  const xs = corners.flatMap(({ x }) => [x, x + nodeSize.width]);
  const ys = corners.flatMap(({ y }) => [y, y + nodeSize.height]);
  if (states === undefined) {
    for (const { x, y } of lines.flatMap(({ points }) => points)) {
      xs.push(x);
      ys.push(y);
    }
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
