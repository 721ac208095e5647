import type { Language } from '@hien/domain';
import type { MachineSheet } from '@hien/domain/machines';
import { MarkerType } from '@xyflow/react';
import { vars } from '@hien/ui/theme';
import { wordsIn } from '../texts.ts';
import type { EventEdgeType } from './EventEdge.tsx';
import { drawingOf, nodeSize } from './layout.ts';
import type { StateNodeType } from './StateNode.tsx';

/** The states one can still get to, the current one among them. */
function reachable(sheet: MachineSheet, current: string): ReadonlySet<string> {
  const seen = new Set([current]);
  for (const state of seen) {
    for (const { from, to } of sheet.edges)
      if (from === state) for (const each of to) seen.add(each);
  }
  return seen;
}

export function nodesFor(
  sheet: MachineSheet,
  current: string,
  language: Language,
  onPress: (state: string) => void,
): StateNodeType[] {
  const words = wordsIn(language);
  const { positions } = drawingOf(sheet, language);
  const alive = reachable(sheet, current);
  const next = new Set(sheet.edges.flatMap(({ from, to }) => (from === current ? to : [])));
  return sheet.states.map(({ state, label, end }) => {
    const look =
      state === current
        ? 'current'
        : next.has(state)
          ? 'next'
          : alive.has(state)
            ? 'reachable'
            : 'out';
    const place = {
      current: words.here,
      next: words.leadsTo,
      reachable: words.reachable,
      out: words.unreachable,
    };
    return {
      id: state,
      type: 'state',
      position: positions.get(state) ?? { x: 0, y: 0 },
      ...nodeSize,
      data: { label: label[language], state, look, end, about: place[look], onPress },
    };
  });
}

const colours = {
  live: vars.color.action.primary.bg,
  reachable: vars.color.border.control,
  out: vars.color.border.hairline,
};

export function edgesFor(
  sheet: MachineSheet,
  current: string,
  language: Language,
): EventEdgeType[] {
  const { lines } = drawingOf(sheet, language);
  const alive = reachable(sheet, current);
  return lines.map(({ id, from, to, events, points, words }) => {
    const look = from === current ? 'live' : alive.has(from) ? 'reachable' : 'out';
    return {
      id,
      type: 'event',
      source: from,
      target: to,
      ariaLabel: `${from} → ${to}: ${events.join(', ')}`,
      zIndex: look === 'live' ? 1 : 0,
      markerEnd: { type: MarkerType.ArrowClosed, color: colours[look], width: 16, height: 16 },
      data: { points, look, words: words && { ...words, text: events.join('\n') } },
    };
  });
}
