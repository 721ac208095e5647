import { type CompanyFault, companyChanges } from '@hien/domain';
import { Button, Sheet } from '@hien/ui';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/useText.ts';
import { CompanyKept } from './CompanyKept.tsx';
import { PartFields } from './PartFields.tsx';
import { type CompanyPart, partOf } from './company-parts.ts';
import type { Content, OwnDraft } from './useCompanyDraft.ts';
import * as s from '../editor.css.ts';

interface PartSheetProps {
  /** None: it is closed. */
  part: CompanyPart | undefined;
  own: OwnDraft;
  live: Content;
  faults: readonly CompanyFault[];
  onTheirs: () => Promise<void>;
  onSent: () => Promise<void>;
  onClose: (part: CompanyPart) => void;
}

/** The form of one part; what is typed in it is kept at once, so closing loses nothing. */
export function PartSheet({ part, own, live, faults, onTheirs, onSent, onClose }: PartSheetProps) {
  const text = useText();
  const [pending, setPending] = useState<Readonly<Record<string, number>>>({});
  const [last, setLast] = useState<CompanyPart>('look');
  // The words of a sheet that slides away stay those of its part.
  if (part !== undefined && part !== last) {
    setLast(part);
    // An upload that was left by going back in the browser is over, and nothing waits for it.
    setPending({});
  }
  const uploading = Object.values(pending).reduce((sum, count) => sum + count, 0);
  const changed = companyChanges(live, own.content).filter((field) => partOf[field] === last);
  const close = () => {
    if (uploading === 0) onClose(last);
  };
  return (
    <Sheet
      open={part !== undefined}
      onOpenChange={(open) => (open ? undefined : close())}
      size="lg"
      focusInvalid
      title={text(`company.own.part.${last}`)}
      closeLabel={text('company.own.close')}
      footer={
        <div className={s.sheetFoot}>
          {changed.length === 0 ? (
            <span />
          ) : (
            <Button
              variant="quiet"
              onClick={() =>
                own.type(Object.fromEntries(changed.map((field) => [field, live[field]])))
              }
            >
              {text('company.own.reset')}
            </Button>
          )}
          <Button
            variant="primary"
            disabledReason={
              uploading > 0 ? text('form.images.pending', { count: uploading }) : undefined
            }
            onClick={close}
          >
            {text('company.own.done')}
          </Button>
        </div>
      }
    >
      <div className={s.sheetFields}>
        <CompanyKept own={own} onTheirs={onTheirs} onSent={onSent} />
        <PartFields
          part={last}
          content={own.content}
          live={live}
          changed={changed}
          type={own.type}
          faults={faults}
          onPending={(place, count) => setPending((now) => ({ ...now, [place]: count }))}
        />
      </div>
    </Sheet>
  );
}
