import type { BuiltDetail } from '@hien/api';
import { Chip } from '@hien/ui';
import { BeforeAfter } from '@hien/ui/viewers';
import { useState } from 'react';
import { useText } from '../i18n/useText.ts';
import { type MarkName, Marks, type PictureMark } from '../marks/Marks.tsx';
import { useCompareLabels } from './useCompareLabels.ts';
import * as s from './BuiltRooms.css.ts';

interface BuiltStagesProps {
  room: BuiltDetail['built_rooms'][number];
  /** Its place among the rooms. */
  at: number;
  sizes: string;
  marks: readonly PictureMark[];
  open: MarkName | null;
  onOpen: (mark: MarkName | null) => void;
  /** How much is seen of the earlier picture, in per cent. */
  line: number;
  onLine: (line: number) => void;
}

/** What it is now laid over what it was; the two earlier pictures are exchanged under the same line. */
export function BuiltStages({
  room,
  at,
  sizes,
  marks,
  open,
  onOpen,
  line,
  onLine,
}: BuiltStagesProps) {
  const text = useText();
  const stages = (['before', 'during'] as const).filter((stage) => room[stage] !== null);
  const [asked, setAsked] = useState<'before' | 'during'>('before');
  const stage = stages.includes(asked) ? asked : (stages[0] ?? 'before');
  const labels = useCompareLabels(room.name, stage);
  const then = room[stage];
  if (then === null) return null;
  return (
    <div className={s.earlier}>
      {stages.length > 1 ? (
        <div
          role="group"
          aria-label={text('built.stage.of', { room: room.name })}
          className={s.stages}
        >
          {stages.map((one) => (
            <Chip key={one} chosen={one === stage} onToggle={() => setAsked(one)}>
              {text(`built.stage.${one}`)}
            </Chip>
          ))}
        </div>
      ) : null}
      <div className={s.frame}>
        <BeforeAfter
          before={then}
          after={room.after}
          ratio="4:3"
          sizes={sizes}
          at={line}
          onMove={onLine}
          labels={labels}
        >
          <Marks at={at} marks={marks} open={open} onOpen={onOpen} from={line / 100} />
        </BeforeAfter>
      </div>
    </div>
  );
}
