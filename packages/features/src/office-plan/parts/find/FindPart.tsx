import { Button, Heading, Text } from '@hien/ui';
import { ScanSearch, Undo2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../../shared/i18n/useText.ts';
import { useOwnPicture } from '../../store/useOwnPicture.ts';
import type { OfficeFlow } from '../OfficeStep.tsx';
import { FindFailed } from './FindFailed.tsx';
import type { FindOnPicture } from './useFindOnPicture.ts';
import * as o from '../Office.css.ts';
import * as s from './Find.css.ts';

interface FindPartProps<Found extends { project: OfficeFlow['project'] }> {
  flow: OfficeFlow;
  find: FindOnPicture<Found>;
  /** What is looked for: the words are of it. */
  of: 'doors' | 'rooms';
  /** What was found, in words; `undo` is the button that takes it back, where that can be. */
  told: (outcome: Found, undo: ReactNode) => ReactNode;
  /** After what was found. */
  children?: ReactNode;
}

/** Looking at the picture of a plan of one's own: what is sent is said before it is, and what comes back can be taken back. */
export function FindPart<Found extends { project: OfficeFlow['project'] }>({
  flow,
  find,
  of,
  told,
  children,
}: FindPartProps<Found>) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const picture = useOwnPicture(flow.project.plan);
  const { finding } = find;
  if (picture.state === 'none') return null;
  /** The button that was pressed goes; the one that stays has the focus. */
  const andStay = (act: () => void) => () => {
    act();
    button.current?.focus();
  };
  const undo =
    find.undo === undefined ? null : (
      <Button size="sm" variant="quiet" onClick={andStay(find.undo)}>
        <Undo2 size={16} strokeWidth={1.75} aria-hidden />
        {text(`office-plan.${of}.find.undo`)}
      </Button>
    );
  const id = `find-${of}`;
  return (
    <section className={s.find} aria-labelledby={id}>
      <Heading level={2} size="h4" id={id}>
        {text(`office-plan.${of}.find`)}
      </Heading>
      <Text size="small" tone="muted" measure>
        {text(`office-plan.${of}.find.${picture.state === 'elsewhere' ? 'elsewhere' : 'text'}`)}
      </Text>
      {picture.state === 'elsewhere' ? null : (
        <div className={o.tools}>
          <Button ref={button} loading={finding.step === 'looking'} onClick={find.look}>
            <ScanSearch size={18} strokeWidth={1.75} aria-hidden />
            {text(`office-plan.${of}.find.find`)}
          </Button>
          {finding.step === 'looking' ? (
            <Button variant="quiet" onClick={andStay(find.stop)}>
              {text('office-plan.find.stop')}
            </Button>
          ) : null}
        </div>
      )}
      <div role="status" className={s.findSaid}>
        {finding.step === 'found' ? (
          told(finding.outcome, undo)
        ) : finding.step === 'idle' || finding.step === 'failed' ? null : (
          <Text size="small">{text(`office-plan.${of}.find.${finding.step}`)}</Text>
        )}
      </div>
      {finding.step === 'failed' ? (
        <FindFailed
          failure={finding.failure}
          of={of}
          onAgain={andStay(find.look)}
          otherHref={flow.link.stepHref('plan', { choose: 'plan' })}
        />
      ) : null}
      {children}
    </section>
  );
}
