import '@xyflow/react/dist/base.css';
import type { Language } from '@hien/domain';
import type { MachineSheet } from '@hien/domain/machines';
import {
  Controls,
  MarkerType,
  MiniMap,
  ReactFlow,
  useNodesInitialized,
  useReactFlow,
} from '@xyflow/react';
import { useEffect, useMemo } from 'react';
import { wordsIn } from '../texts.ts';
import { edgesFor, nodesFor } from './elements.ts';
import { EventEdge } from './EventEdge.tsx';
import * as s from './graph.css.ts';
import { StateNode } from './StateNode.tsx';

const nodeTypes = { state: StateNode };
const edgeTypes = { event: EventEdge };
// Few states fit as a whole; of many, the current one and its neighbours are shown.
const small = 12;

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
  const edges = useMemo(() => edgesFor(sheet, current), [sheet, current]);
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
        <Look sheet={sheet} current={current} />
      </ReactFlow>
    </section>
  );
};

/** Turns the view to where something happens, without a journey: a picture of it is the same every time. */
const Look = ({ sheet, current }: Pick<StateGraphProps, 'sheet' | 'current'>) => {
  const { fitView } = useReactFlow();
  const ready = useNodesInitialized();
  useEffect(() => {
    if (!ready) return;
    const near = sheet.edges.flatMap(({ from, to }) => (from === current ? to : []));
    const nodes =
      sheet.states.length > small ? [current, ...near].map((id) => ({ id })) : undefined;
    void fitView({ maxZoom: 1, minZoom: 0.45, padding: 0.12, ...(nodes && { nodes }) });
  }, [fitView, ready, sheet, current]);
  return null;
};
