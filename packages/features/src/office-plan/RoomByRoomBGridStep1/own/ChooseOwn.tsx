import {
  type OfficePlanPart,
  picturePlan,
  planPicture,
  vectorLimits,
  vectorPlanPart,
} from '@hien/domain/office-plan';
import { Button, Heading, Notice, Spinner, Text } from '@hien/ui';
import { ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DropFile } from '../../../shared/files/DropFile.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { keepPicture } from '../../store/own-pictures.ts';
import type { ReadDrawing } from './read-drawing.ts';
import { type ReadFault, type ReadPicture, readPlanPicture } from './read-picture.ts';
import * as o from '../../parts/Office.css.ts';
import * as s from './OwnPlan.css.ts';

interface ChooseOwnProps {
  busy: boolean;
  onChoose: (plan: OfficePlanPart) => Promise<void>;
}

/** Nothing yet, a file that is read, one that cannot be a plan, or one that is looked at before it is taken. */
type Chosen =
  | { readonly step: 'none' | 'reading' }
  | { readonly step: 'fault'; readonly fault: ReadFault; readonly name: string }
  | {
      readonly step: 'seen';
      readonly read: ReadPicture | ReadDrawing;
      readonly address: string;
      readonly name: string;
    };

/** A plan of one's own: chosen, dropped or pasted, looked at, and only then taken. */
export function ChooseOwn({ busy, onChoose }: ChooseOwnProps) {
  const text = useText();
  const language = useLanguage();
  const [chosen, setChosen] = useState<Chosen>({ step: 'none' });
  // Who wants another picture stands at the way to it.
  const [isAgain, setIsAgain] = useState(false);
  const latest = useRef(0);
  const look = async (file: File) => {
    // Who chooses another one meanwhile sees that one.
    const turn = (latest.current += 1);
    setChosen({ step: 'reading' });
    const read = await readPlan(file).catch((): ReadFault => 'broken');
    if (turn !== latest.current) return;
    setChosen(
      typeof read === 'string'
        ? { step: 'fault', fault: read, name: file.name }
        : { step: 'seen', read, address: URL.createObjectURL(read.picture), name: file.name },
    );
  };
  useEffect(() => {
    if (chosen.step !== 'seen') return undefined;
    return () => URL.revokeObjectURL(chosen.address);
  }, [chosen]);
  const [taking, setTaking] = useState(false);
  const take = async (read: ReadPicture | ReadDrawing) => {
    const { picture, width, height } = read;
    setTaking(true);
    try {
      const file = await keepPicture({ picture, walls: 'plan' in read ? read.plan.walls : [] });
      await onChoose(
        'plan' in read
          ? vectorPlanPart(file, read.plan, language)
          : picturePlan(file, width, height),
      );
    } finally {
      setTaking(false);
    }
  };
  usePasted((file) => void look(file));
  return (
    <section className={o.part} aria-labelledby="own-plan">
      <Heading level={2} size="h4" id="own-plan">
        {text('office-plan.own')}
      </Heading>
      <Text tone="muted" measure>
        {text('office-plan.own.text')}
      </Text>
      {chosen.step === 'fault' ? (
        <Notice
          tone="critical"
          role="alert"
          title={text('office-plan.own.fault', { file: chosen.name })}
        >
          {text(`office-plan.own.fault.${chosen.fault}`, {
            megabytes: planPicture.bytes / 1024 / 1024,
            megapixels: planPicture.pixels / 1_000_000,
            least: planPicture.least,
            ratio: planPicture.ratio,
            shapes: vectorLimits.shapes,
          })}
        </Notice>
      ) : null}
      {chosen.step === 'reading' ? (
        <Spinner label={text('office-plan.own.reading')} />
      ) : chosen.step === 'seen' ? (
        <Looked
          read={chosen.read}
          address={chosen.address}
          name={chosen.name}
          busy={busy || taking}
          onTake={() => void take(chosen.read)}
          onDrop={() => {
            setChosen({ step: 'none' });
            setIsAgain(true);
          }}
        />
      ) : (
        <Drop isAgain={isAgain} onFile={(file) => void look(file)} />
      )}
    </section>
  );
}

/** Drawings of lines are read by what only they need. */
async function readPlan(file: File): Promise<ReadPicture | ReadDrawing | ReadFault> {
  const { readDrawing } = await import('./read-drawing.ts');
  return (await readDrawing(file)) ?? readPlanPicture(file);
}

/** A picture in the clipboard is pasted anywhere on the page; in a box it is the box's. */
function usePasted(onFile: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (target instanceof Element && target.closest('input:not([type=file]), textarea')) return;
    const [file] = clipboardData?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);
}

function Drop({ isAgain, onFile }: { isAgain: boolean; onFile: (file: File) => void }) {
  const text = useText();
  return (
    <DropFile
      accept="image/png,image/jpeg,image/webp,image/svg+xml,.svg,.dxf"
      icon={<ImageUp size={28} strokeWidth={1.5} aria-hidden />}
      label={text('office-plan.own.choose')}
      hint={text('office-plan.own.choose.hint')}
      isAgain={isAgain}
      onFile={onFile}
    />
  );
}

interface LookedProps {
  read: ReadPicture | ReadDrawing;
  address: string;
  name: string;
  busy: boolean;
  onTake: () => void;
  onDrop: () => void;
}

/** What was chosen, and what to think of before it is taken. */
function Looked({ read, address, name, busy, onTake, onDrop }: LookedProps) {
  const text = useText();
  const take = useRef<HTMLDivElement>(null);
  useEffect(() => take.current?.focus(), []);
  return (
    <>
      <img
        className={s.seen}
        src={address}
        width={read.width}
        height={read.height}
        alt={text('office-plan.own.seen', { file: name })}
      />
      {read.look === 'drawing' ? null : (
        <Notice
          tone={read.look === 'photo' ? 'caution' : 'info'}
          title={text(`office-plan.own.look.${read.look}`)}
        >
          {text(`office-plan.own.look.${read.look}.text`)}
        </Notice>
      )}
      {'plan' in read ? (
        <Notice
          tone="positive"
          title={text('office-plan.own.read', {
            lines: read.plan.lines.length,
            doors: read.plan.doors.length,
            rooms: read.plan.outlines.length,
          })}
        >
          {text(
            read.plan.scale === null
              ? 'office-plan.own.read.no-scale'
              : 'office-plan.own.read.scale',
          )}{' '}
          {read.plan.left === 0
            ? null
            : text('office-plan.own.read.left', { count: read.plan.left })}
        </Notice>
      ) : null}
      <div ref={take} tabIndex={-1}>
        <Notice tone="caution" title={text('office-plan.own.names')}>
          {text('office-plan.own.names.text')}
        </Notice>
      </div>
      <div className={o.tools}>
        <Button variant="primary" loading={busy} onClick={onTake}>
          {text('office-plan.own.take')}
        </Button>
        <Button variant="quiet" onClick={onDrop}>
          {text('office-plan.own.other')}
        </Button>
      </div>
    </>
  );
}
