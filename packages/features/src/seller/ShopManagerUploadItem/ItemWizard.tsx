import { type ItemDraft, isApiError, sendItemDraft, withdrawItem } from '@hien/api';
import {
  type ErrorCode,
  type ItemFault,
  type ItemField,
  ictDate,
  itemFaults,
  itemFieldLabels,
  itemStepLabels,
  itemStepNames,
  stepOf,
  systemClock,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Stepper, useToast } from '@hien/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { BasicsStep } from './BasicsStep.tsx';
import { CheckStep } from './CheckStep.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { DraftNotices } from '../items/DraftNotices.tsx';
import { OptionsStep } from './OptionsStep.tsx';
import { PicturesStep } from './PicturesStep.tsx';
import { SavedLine } from '../items/SavedLine.tsx';
import { nameOf, useItemDraft } from '../items/useItemDraft.ts';
import { FillFromTemplate } from '../templates/FillFromTemplate.tsx';
import { useAskedFacts } from './useAskedFacts.ts';
import type { WizardStep } from './wizard.ts';
import { WordsStep } from './WordsStep.tsx';
import * as s from './wizard.css.ts';

interface ItemWizardProps {
  memberId: number;
  draft: ItemDraft;
  step: WizardStep;
  stepHref: (step: WizardStep) => string;
}

const stepNames = [...itemStepNames, 'check'] as const;

/** The item in its five steps and the look before it is sent. What waits for staff is shown and can be taken back. */
export function ItemWizard({ memberId, draft, step: asked, stepHref }: ItemWizardProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const own = useItemDraft(memberId, draft);
  const sending = useSend(sendItemDraft);
  const withdrawing = useSend(withdrawItem);
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState<{ faults: readonly ItemFault[]; of: typeof own.content }>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(0);
  const [today] = useState(() => ictDate(systemClock.now()));
  const waits = draft.state === 'waiting' || draft.state === 'edit_request';
  const step = waits ? 'check' : asked;
  // What waits is what was sent, whatever lies on this device.
  const content = waits ? draft.content : own.content;
  const askedBesides = useAskedFacts(content);
  const faults = [
    ...itemFaults(content, today, askedBesides),
    // What only the server knows counts until its field is typed over.
    ...(said?.faults.filter(({ field }) => said.of[field] === content[field]) ?? []),
  ];
  const shown = tried ? faults : [];

  const send = async () => {
    setTried(true);
    setFailure(undefined);
    if (faults.length > 0 || !(await own.save())) return;
    try {
      const answer = await sending.send({
        id: draft.id,
        ...nameOf(draft),
        expectedVersion: own.version(),
      });
      const isApplied = answer.state !== 'waiting' && answer.state !== 'edit_request';
      toast.show({
        tone: 'positive',
        text: text(isApplied ? 'seller.item.applied' : 'seller.item.sent'),
      });
      if (draft.id === null && answer.id !== null)
        void navigate(paths.shopManagerUploadItem.to(language, { id: answer.id }), {
          replace: true,
        });
    } catch (error) {
      const found = isApiError(error) ? serverFaults(error.fields) : [];
      if (found.length > 0) setSaid({ faults: found, of: content });
      else setFailure(failureText(error, text));
    }
  };
  const withdraw = async () => {
    setFailure(undefined);
    try {
      await withdrawing.send({ id: draft.id, expectedVersion: own.version() });
      toast.show({ tone: 'positive', text: text('seller.item.withdrawn') });
    } catch (error) {
      setFailure(failureText(error, text));
    }
  };

  const at = stepNames.indexOf(step);
  const title = step === 'check' ? text('seller.item.step.check') : itemStepLabels[step][language];
  const previous = stepNames[at - 1];
  const next = stepNames[at + 1];
  return (
    <div className={s.root}>
      <DraftNotices draft={draft} own={own} />
      {waits ? null : (
        <>
          <div className={s.tools}>
            <SavedLine saving={own.saving} savedAt={own.savedAt} onRetry={() => void own.save()} />
            <FillFromTemplate content={own.content} latest={own.latest} type={own.type} />
          </div>
          <Stepper
            label={text('seller.item.steps')}
            position={text('seller.item.at', { at: at + 1, of: stepNames.length, title })}
            stateLabels={{
              done: text('seller.item.step.done'),
              current: text('seller.item.step.current'),
              todo: text('seller.item.step.todo'),
              failed: text('seller.item.step.failed'),
            }}
            steps={stepNames.map((name) => ({
              id: name,
              label:
                name === 'check' ? text('seller.item.step.check') : itemStepLabels[name][language],
              state: stateOf(name, step, faults, tried),
              href: stepHref(name),
            }))}
          />
        </>
      )}
      <Heading level={2} size="h3">
        {waits ? text('seller.item.waits') : title}
      </Heading>
      {step === 'pictures' || pending > 0 ? (
        // Whoever goes on while a picture is on its way does not lose it.
        <div hidden={step !== 'pictures'}>
          <PicturesStep
            draft={draft}
            content={content}
            type={own.type}
            faults={shown}
            onPending={setPending}
          />
        </div>
      ) : null}
      {step === 'basics' ? (
        <BasicsStep content={content} type={own.type} faults={shown} />
      ) : step === 'options' ? (
        <OptionsStep content={content} type={own.type} faults={shown} />
      ) : step === 'words' ? (
        <WordsStep content={content} type={own.type} faults={shown} />
      ) : step === 'delivery' ? (
        <DeliveryStep
          content={content}
          type={own.type}
          faults={shown}
          isNew={draft.live === null}
        />
      ) : step === 'check' ? (
        <CheckStep
          pending={pending}
          draft={draft}
          content={content}
          faults={faults}
          faultHref={(field) => stepHref(stepOf(field))}
          onFault={() => setTried(true)}
          failure={failure}
          sending={sending.busy || (tried && own.saving.state === 'saving')}
          withdrawing={withdrawing.busy}
          onSend={waits ? null : () => void send()}
          onWithdraw={waits ? () => void withdraw() : null}
        />
      ) : null}
      {waits || step === 'check' ? null : (
        <nav className={s.foot} aria-label={text('seller.item.walk')}>
          {previous === undefined ? (
            <span />
          ) : (
            <ButtonLink href={stepHref(previous)}>{text('seller.item.previous')}</ButtonLink>
          )}
          {next === undefined ? null : (
            <ButtonLink variant="primary" href={stepHref(next)}>
              {text('seller.item.next')}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

function stateOf(
  name: WizardStep,
  current: WizardStep,
  faults: readonly ItemFault[],
  tried: boolean,
) {
  if (name === current) return 'current';
  if (name === 'check') return 'todo';
  if (faults.every(({ field }) => stepOf(field) !== name)) return 'done';
  return tried ? 'failed' : 'todo';
}

/** `options.3` is the fourth row. */
function serverFaults(fields: readonly { field: string; code: string }[]): ItemFault[] {
  return fields.flatMap(({ field, code }) => {
    const [name = '', row] = field.split('.');
    if (!(name in itemFieldLabels)) return [];
    const fault = { field: name as ItemField, code: code as ErrorCode };
    return [row === undefined ? fault : { ...fault, row: Number(row) }];
  });
}
