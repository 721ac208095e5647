import '@xyflow/react/dist/base.css';
import type { Language } from '@hien/domain';
import type { MachineSheet } from '@hien/domain/machines';
import {
  Controls,
  MarkerType,
  MiniMap,
  ReactFlow,
  getViewportForBounds,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import { useEffect, useMemo } from 'react';
import { wordsIn } from '../texts.ts';
import { edgesFor, nodesFor } from './elements.ts';
import { EventEdge } from './EventEdge.tsx';
import * as s from './graph.css.ts';
import { boundsOf, nodeSize } from './layout.ts';
import { StateNode } from './StateNode.tsx';

const nodeTypes = { state: StateNode };
const edgeTypes = { event: EventEdge };
// Few states fit as a whole; of many, the current one and its neighbours are shown.
const small = 12;
// Below this zoom the words cannot be read.
const readable = 0.5;

export type StateGraphProps = {
  sheet: MachineSheet;
  current: string;
  language: Language;
  onChoose: (state: string) => void;
};

/** The whole machine as a directed graph; every state is a button. */
export const StateGraph = ({ sheet, current, language, onChoose }: StateGraphProps) => {
  const words = wordsIn(language);
  const nodes = useMemo(
    () => nodesFor(sheet, current, language, onChoose),
    [sheet, current, language, onChoose],
  );
  const edges = useMemo(() => edgesFor(sheet, current, language), [sheet, current, language]);
  return (
    <section className={s.frame} aria-label={words.graph}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        defaultEdgeOptions={{ markerEnd: { type: MarkerType.ArrowClosed } }}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        zoomOnScroll={false}
        zoomOnDoubleClick={false}
        preventScrolling={false}
        minZoom={0.1}
        maxZoom={1.5}
        ariaLabelConfig={{
          'controls.ariaLabel': words.zoom,
          'controls.zoomIn.ariaLabel': words.zoomIn,
          'controls.zoomOut.ariaLabel': words.zoomOut,
          'controls.fitView.ariaLabel': words.wholeGraph,
          'minimap.ariaLabel': words.miniature,
        }}
      >
        <Controls showInteractive={false} />
        {sheet.states.length > small ? <MiniMap pannable ariaLabel={words.miniature} /> : null}
        <Look sheet={sheet} current={current} language={language} />
      </ReactFlow>
    </section>
  );
};

/**
 * Turns the view to where something happens, without a journey: a picture of it is the same every time.
 * Where the neighbours are too far apart to be read together, the current state stands in the middle.
 */
const Look = ({ sheet, current, language }: Omit<StateGraphProps, 'onChoose'>) => {
  const { setViewport } = useReactFlow();
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);
  useEffect(() => {
    if (width === 0 || height === 0) return;
    const near = sheet.edges.flatMap(({ from, to }) => (from === current ? to : []));
    const shown = sheet.states.length > small ? [current, ...near] : undefined;
    const together = getViewportForBounds(
      boundsOf(sheet, language, shown),
      width,
      height,
      readable,
      1,
      0.08,
    );
    const { x, y } = boundsOf(sheet, language, [current]);
    const centred = {
      x: width / 2 - (x + nodeSize.width / 2) * readable,
      y: height / 2 - (y + nodeSize.height / 2) * readable,
      zoom: readable,
    };
    void setViewport(together.zoom > readable ? together : centred);
  }, [setViewport, sheet, current, language, width, height]);
  return null;
};
