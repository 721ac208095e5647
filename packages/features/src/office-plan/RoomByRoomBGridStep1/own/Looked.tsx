import {
  type Box,
  partFault,
  planPicture,
  planWithin,
  vectorLimits,
} from '@hien/domain/office-plan';
import { Button, Notice, Text } from '@hien/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/useText.ts';
import { ChoosePart } from './ChoosePart.tsx';
import { PartOfSheet } from './PartOfSheet.tsx';
import type { ReadDrawing } from './read-drawing.ts';
import type { ReadFault } from './read-picture.ts';
import type { Read, Sheet } from './useChosen.ts';
import * as o from '../../parts/Office.css.ts';
import * as s from './OwnPlan.css.ts';

interface LookedProps {
  read: Sheet;
  address: string;
  name: string;
  busy: boolean;
  /** Who turns pages stays where they turn them. */
  isPaged: boolean;
  onTake: (read: Read) => Promise<void>;
  onDrop: () => void;
}

/** What was chosen, and what to think of before all or a part of it is taken. */
export function Looked({ read, address, name, busy, isPaged, onTake, onDrop }: LookedProps) {
  const text = useText();
  const take = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<Box | null>(null);
  const [fault, setFault] = useState<ReadFault | null>(null);
  const [isCutting, setIsCutting] = useState(false);
  useEffect(() => {
    if (!isPaged) take.current?.focus();
  }, [isPaged]);
  const change = (to: Box | null) => {
    setPart(to);
    setFault(null);
  };
  const takePart = async (): Promise<void> => {
    if (part === null) return onTake(read);
    setIsCutting(true);
    setFault(null);
    const within = await read.within(part).catch((): ReadFault => 'broken');
    setIsCutting(false);
    if (typeof within === 'string') setFault(within);
    else await onTake(within);
    return undefined;
  };
  const wrong = part === null ? null : partFault(part);
  const seen = text('office-plan.own.seen', { file: name });
  const known = useKnown(read, part);
  const shownFault = wrong ?? fault;
  return (
    <>
      <ChoosePart sheet={read} part={part} onChange={change} />
      {part === null ? (
        <img className={s.seen} src={address} width={read.width} height={read.height} alt={seen} />
      ) : (
        <>
          <PartOfSheet
            sheet={read}
            address={address}
            label={seen}
            part={part}
            isWrong={wrong !== null}
            onChange={change}
          />
          <Text tone="muted" aria-live="polite">
            {text('office-plan.own.part.size', {
              width: Math.round((part.width / read.width) * 100),
              height: Math.round((part.height / read.height) * 100),
            })}
          </Text>
        </>
      )}
      {shownFault === null ? null : (
        <Notice tone="critical" role="alert" title={text('office-plan.own.part.fault')}>
          {isOfPart(shownFault)
            ? text(`office-plan.own.part.fault.${shownFault}`, {
                least: planPicture.least,
                ratio: planPicture.ratio,
              })
            : text(`office-plan.own.fault.${shownFault}`, {
                megabytes: planPicture.bytes / 1024 / 1024,
                megapixels: planPicture.pixels / 1_000_000,
                shapes: vectorLimits.shapes,
              })}
        </Notice>
      )}
      {read.look === 'drawing' ? null : (
        <Notice
          tone={read.look === 'photo' ? 'caution' : 'info'}
          title={text(`office-plan.own.look.${read.look}`)}
        >
          {text(`office-plan.own.look.${read.look}.text`)}
        </Notice>
      )}
      {known === null ? null : <Known {...known} />}
      <div ref={take} tabIndex={-1}>
        <Notice tone="caution" title={text('office-plan.own.names')}>
          {text('office-plan.own.names.text')}
        </Notice>
      </div>
      <div className={o.tools}>
        <Button
          variant="primary"
          loading={busy || isCutting}
          {...(wrong === null
            ? {}
            : { disabledReason: text('office-plan.own.part.fault'), reasonHidden: true })}
          onClick={() => void takePart()}
        >
          {text(part === null ? 'office-plan.own.take' : 'office-plan.own.part.take')}
        </Button>
        <Button variant="quiet" onClick={onDrop}>
          {text('office-plan.own.other')}
        </Button>
      </div>
    </>
  );
}

/** Faults that a part has in words of its own. */
const ofPart = ['small', 'thin', 'blank', 'no-lines'] as const;
const isOfPart = (fault: ReadFault): fault is (typeof ofPart)[number] =>
  ofPart.some((one) => one === fault);

type KnownProps = Pick<ReadDrawing, 'plan' | 'isSheet'>;

/** What the lines of all or of a part say; null for a picture, and where there are none. */
function useKnown(read: Read, part: Box | null): KnownProps | null {
  return useMemo(() => {
    if (!('plan' in read)) return null;
    const plan = part === null ? read.plan : planWithin(read.plan, part);
    return plan === null ? null : { plan, isSheet: read.isSheet };
  }, [read, part]);
}

/** What its lines say exactly. A sheet is kept as it looks, so nothing of it is left out. */
function Known({ plan, isSheet }: KnownProps) {
  const text = useText();
  if (isSheet)
    return plan.doors.length === 0 ? null : (
      <Notice
        tone="positive"
        title={text('office-plan.own.read.sheet', { doors: plan.doors.length })}
      >
        {text('office-plan.own.read.sheet.text')}
      </Notice>
    );
  return (
    <Notice
      tone="positive"
      title={text('office-plan.own.read', {
        lines: plan.lines.length,
        doors: plan.doors.length,
        rooms: plan.outlines.length,
      })}
    >
      {text(plan.scale === null ? 'office-plan.own.read.no-scale' : 'office-plan.own.read.scale')}{' '}
      {plan.left === 0 ? null : text('office-plan.own.read.left', { count: plan.left })}
    </Notice>
  );
}
