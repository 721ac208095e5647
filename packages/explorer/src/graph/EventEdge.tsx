import { BaseEdge, EdgeLabelRenderer, type Edge, type EdgeProps } from '@xyflow/react';
import * as s from './graph.css.ts';
import { pathThrough, type Point } from './layout.ts';

export type EventData = {
  points: readonly Point[];
  look: 'live' | 'reachable' | 'out';
  /** The events, one below the other, and where they stand; null where they stand beside the graph alone. */
  words: (Point & { text: string }) | null;
};

export type EventEdgeType = Edge<EventData, 'event'>;

export const EventEdge = ({ data, markerEnd }: EdgeProps<EventEdgeType>) => {
  if (data === undefined) return null;
  return (
    <>
      <BaseEdge
        path={pathThrough(data.points)}
        markerEnd={markerEnd}
        className={s.line[data.look]}
        interactionWidth={0}
      />
      {data.words === null ? null : (
        <EdgeLabelRenderer>
          <span
            className={`${s.words} ${s.wordsLook[data.look]}`}
            style={{
              transform: `translate(-50%, -50%) translate(${data.words.x}px, ${data.words.y}px)`,
            }}
          >
            {data.words.text}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
};
