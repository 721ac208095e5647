import {
  type OfficePlanPart,
  picturePlan,
  planPicture,
  vectorLimits,
  vectorPlanPart,
} from '@hien/domain/office-plan';
import { Button, Heading, Notice, Spinner, Text } from '@hien/ui';
import { ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { DropFile } from '../../../shared/files/DropFile.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { keepPicture } from '../../store/own-pictures.ts';
import { Looked } from './Looked.tsx';
import { PageOfFile } from './PageOfFile.tsx';
import { type Read, useChosen } from './useChosen.ts';
import * as o from '../../parts/Office.css.ts';

interface ChooseOwnProps {
  busy: boolean;
  onChoose: (plan: OfficePlanPart) => Promise<void>;
}

/** A plan of one's own: chosen, dropped or pasted, looked at, and only then taken. */
export function ChooseOwn({ busy, onChoose }: ChooseOwnProps) {
  const text = useText();
  const language = useLanguage();
  const { chosen, page, look, turn, drop } = useChosen();
  // Who wants another picture stands at the way to it.
  const [isAgain, setIsAgain] = useState(false);
  const [taking, setTaking] = useState(false);
  const take = async (read: Read) => {
    const { picture, width, height, written = [] } = read;
    setTaking(true);
    try {
      const file = await keepPicture({
        picture,
        walls: 'plan' in read ? read.plan.walls : [],
        written,
      });
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
  const isPaged = page !== null && page.count > 1;
  return (
    <section className={o.part} aria-labelledby="own-plan">
      <Heading level={2} size="h4" id="own-plan">
        {text('office-plan.own')}
      </Heading>
      <Text tone="muted" measure>
        {text('office-plan.own.text')}
      </Text>
      {isPaged ? <PageOfFile page={page} onTurn={turn} /> : null}
      {chosen.step === 'fault' ? (
        <Notice
          tone="critical"
          role="alert"
          title={
            isPaged
              ? text('office-plan.own.page.fault', { page: page.at })
              : text('office-plan.own.fault', { file: chosen.name })
          }
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
        <p className={o.savedLine}>
          <Spinner label={text('office-plan.own.reading')} />
          <Button
            size="sm"
            onClick={() => {
              drop();
              setIsAgain(true);
            }}
          >
            {text('office-plan.own.stop')}
          </Button>
        </p>
      ) : chosen.step === 'seen' ? (
        <Looked
          read={chosen.read}
          address={chosen.address}
          name={chosen.name}
          busy={busy || taking}
          isPaged={isPaged}
          onTake={take}
          onDrop={() => {
            drop();
            setIsAgain(true);
          }}
        />
      ) : (
        <Drop isAgain={isAgain} onFile={(file) => void look(file)} />
      )}
    </section>
  );
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
      accept="application/pdf,image/png,image/jpeg,image/webp,image/svg+xml,.pdf,.svg,.dxf"
      icon={<ImageUp size={28} strokeWidth={1.5} aria-hidden />}
      label={text('office-plan.own.choose')}
      hint={text('office-plan.own.choose.hint')}
      isAgain={isAgain}
      onFile={onFile}
    />
  );
}
