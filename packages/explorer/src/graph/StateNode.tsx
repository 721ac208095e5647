import { VisuallyHidden } from '@hien/ui';
import { Handle, Position, type Node, type NodeProps } from '@xyflow/react';
import * as s from './graph.css.ts';

export type StateData = {
  label: string;
  state: string;
  look: 'current' | 'next' | 'reachable' | 'out';
  end: boolean;
  /** Heard after the label: where it stands towards the current state. */
  about: string;
  onPress: (state: string) => void;
};

export type StateNodeType = Node<StateData, 'state'>;

export const StateNode = ({ data }: NodeProps<StateNodeType>) => (
  <>
    <Handle type="target" position={Position.Left} className={s.handle} isConnectable={false} />
    <button
      type="button"
      className={`nopan ${s.node} ${s.look[data.look]} ${data.end ? s.end : ''}`}
      aria-current={data.look === 'current' ? 'true' : undefined}
      onClick={() => data.onPress(data.state)}
    >
      <span className={s.label}>{data.label}</span>
      <span className={s.code}>{data.state}</span>
      <VisuallyHidden>{data.about}</VisuallyHidden>
    </button>
    <Handle type="source" position={Position.Right} className={s.handle} isConnectable={false} />
  </>
);
