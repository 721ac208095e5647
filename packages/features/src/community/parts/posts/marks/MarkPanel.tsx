import { Button, Heading, IconButton } from '@hien/ui';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { Ref } from 'react';
import { useText } from '../../../../shared/i18n/useText.ts';
import { PieceFinder } from './PieceFinder.tsx';
import { type Arrow, type MarkPlace, nudged } from './mark-place.ts';
import type { Marked } from './marks-of.ts';
import type { Marks } from './use-marks.ts';
import * as s from './marks.css.ts';

interface MarkPanelProps {
  marks: Marks;
  field: Ref<HTMLInputElement>;
  onMoved: (place: MarkPlace) => void;
  onName: (what: Marked) => void;
  onRemove: (at: number) => void;
}

const arrows = [
  ['ArrowLeft', 'left', ArrowLeft],
  ['ArrowUp', 'up', ArrowUp],
  ['ArrowDown', 'down', ArrowDown],
  ['ArrowRight', 'right', ArrowRight],
] as const satisfies readonly (readonly [Arrow, string, typeof ArrowLeft])[];

/** Below the picture: what the open mark is called, and the same steps as by its arrows for whoever cannot drag. */
export function MarkPanel({ marks, field, onMoved, onName, onRemove }: MarkPanelProps) {
  const text = useText();
  const { open, mine } = marks;
  if (open === null) return null;
  const { at } = open;
  const mark = at === 'new' ? undefined : mine[at];
  const place = at === 'new' ? open.place : mark;
  if (place === undefined) return null;
  return (
    <section className={s.panel} aria-labelledby="mark-panel">
      <Heading level={2} size="h4" id="mark-panel">
        {mark && at !== 'new'
          ? text('write-post.mark.at', { number: at + 1, name: mark.label })
          : text('write-post.mark.new')}
      </Heading>
      <PieceFinder
        key={at}
        ref={field}
        words={mark?.product_id === null ? mark.label : ''}
        onName={onName}
      />
      <div className={s.steps}>
        <div role="group" className={s.arrows} aria-label={text('write-post.mark.move')}>
          {arrows.map(([arrow, way, Icon]) => (
            <IconButton
              key={arrow}
              variant="outlined"
              label={text(`write-post.mark.${way}`)}
              icon={<Icon size={18} strokeWidth={1.75} />}
              onClick={({ shiftKey }) => {
                const next = nudged(place, arrow, shiftKey);
                marks.moveTo(at, next);
                onMoved(next);
              }}
            />
          ))}
        </div>
        <div className={s.buttons}>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => (at === 'new' ? marks.close() : onRemove(at))}
          >
            {text(at === 'new' ? 'write-post.mark.cancel' : 'write-post.mark.remove')}
          </Button>
          {at === 'new' ? null : (
            <Button size="sm" onClick={marks.close}>
              {text('write-post.mark.done')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
