import { isApiError } from '@hien/api';
import { isScaleDoubtful, medianDoor } from '@hien/domain/office-plan';
import { Button, ButtonLink, Heading, Notice, Text } from '@hien/ui';
import { ScanSearch } from 'lucide-react';
import { useRef } from 'react';
import { failureText } from '../../shared/forms/failure.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { useMetres } from '../parts/useMetres.ts';
import { useOwnPicture } from '../store/useOwnPicture.ts';
import { FoundNotice } from './FoundNotice.tsx';
import type { FindDoors } from './useFindDoors.ts';
import * as o from '../parts/Office.css.ts';
import * as s from './Doors.css.ts';

interface FindDoorsPartProps {
  flow: OfficeFlow;
  find: FindDoors;
  /** Shows the next door to look at. */
  onCheck: () => void;
}

/** Doors found on the picture of a plan of one's own: what is sent is said before it is, and what comes back can be taken back. */
export function FindDoorsPart({ flow, find, onCheck }: FindDoorsPartProps) {
  const text = useText();
  const inMetres = useMetres();
  const button = useRef<HTMLButtonElement>(null);
  const { project, link } = flow;
  const picture = useOwnPicture(project.plan);
  const { finding } = find;
  if (picture.state === 'none') return null;
  /** The button that was pressed goes; the one that stays has the focus. */
  const andStay = (act: () => void) => () => {
    act();
    button.current?.focus();
  };
  return (
    <section className={s.find} aria-labelledby="find-doors">
      <Heading level={2} size="h4" id="find-doors">
        {text('office-plan.doors.find')}
      </Heading>
      <Text size="small" tone="muted" measure>
        {text(
          picture.state === 'elsewhere'
            ? 'office-plan.doors.find.elsewhere'
            : 'office-plan.doors.find.text',
        )}
      </Text>
      {picture.state === 'elsewhere' ? null : (
        <div className={o.tools}>
          <Button ref={button} loading={finding.step === 'looking'} onClick={find.look}>
            <ScanSearch size={18} strokeWidth={1.75} aria-hidden />
            {text('office-plan.doors.find.find')}
          </Button>
          {finding.step === 'looking' ? (
            <Button variant="quiet" onClick={andStay(find.stop)}>
              {text('office-plan.doors.find.stop')}
            </Button>
          ) : null}
        </div>
      )}
      <div role="status" className={s.findSaid}>
        {finding.step === 'found' ? (
          <FoundNotice
            outcome={finding.outcome}
            onCheck={onCheck}
            onUndo={find.undo === undefined ? undefined : andStay(find.undo)}
          />
        ) : finding.step === 'idle' || finding.step === 'failed' ? null : (
          <Text size="small">{text(`office-plan.doors.find.${finding.step}`)}</Text>
        )}
      </div>
      {finding.step === 'failed' ? (
        <FailedNotice
          failure={finding.failure}
          onAgain={andStay(find.look)}
          otherHref={link.stepHref('plan', { choose: 'plan' })}
        />
      ) : null}
      {isScaleDoubtful(project) ? (
        <Notice
          tone="caution"
          title={text('office-plan.own.scale.doubt')}
          action={
            <ButtonLink size="sm" href={link.stepHref('plan')}>
              {text('office-plan.own.scale.again')}
            </ButtonLink>
          }
        >
          {text('office-plan.own.scale.doubt.text', { width: inMetres(medianDoor(project) ?? 0) })}
        </Notice>
      ) : null}
    </section>
  );
}

interface FailedNoticeProps {
  failure: unknown;
  onAgain: () => void;
  otherHref: string;
}

/** Why nobody could look, and what helps: waiting, or another picture. The tools are as they were. */
function FailedNotice({ failure, onAgain, otherHref }: FailedNoticeProps) {
  const text = useText();
  const isOfPicture = isApiError(failure) && (failure.status === 413 || failure.status === 415);
  return (
    <Notice
      tone="critical"
      role="alert"
      title={text('office-plan.doors.failed')}
      action={
        isOfPicture ? (
          <ButtonLink size="sm" href={otherHref}>
            {text('office-plan.own.other')}
          </ButtonLink>
        ) : (
          <Button size="sm" onClick={onAgain}>
            {text('office-plan.doors.failed.again')}
          </Button>
        )
      }
    >
      {failureText(failure, text, {
        TOO_LARGE: text('office-plan.doors.failed.TOO_LARGE'),
        UNSUPPORTED_MEDIA: text('office-plan.doors.failed.UNSUPPORTED_MEDIA'),
        UNAVAILABLE: text('office-plan.doors.failed.UNAVAILABLE'),
        NETWORK: text('office-plan.doors.failed.NETWORK'),
      })}{' '}
      {text('office-plan.doors.failed.kept')}
    </Notice>
  );
}
