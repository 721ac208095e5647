import {
  type DesignDraft,
  deleteDesignDraft,
  isApiError,
  sendDesignDraft,
  withdrawDesignDraft,
} from '@hien/api';
import { type DesignFault, designChanges, designFaults, designWorkTexts } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  Heading,
  Notice,
  Stepper,
  Text,
  useToast,
} from '@hien/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../../shared/calls/useSend.ts';
import { failureText } from '../../../shared/forms/failure.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { CodeBadge } from '../../../shared/status/CodeBadge.tsx';
import { designWorkStatus } from '../../../shared/status/design-work-status.ts';
import { SavedLine } from '../../ContractorViewEditor/SavedLine.tsx';
import * as p from '../PortfolioReviewManagement.css.ts';
import { BasicsStep } from './BasicsStep.tsx';
import { CheckStep } from './CheckStep.tsx';
import { PicturesStep } from './PicturesStep.tsx';
import { RoomsStep } from './RoomsStep.tsx';
import { WordsStep } from './WordsStep.tsx';
import { type DesignStep, designSteps } from './designs-address.ts';
import * as s from './designs.css.ts';
import { stepOf, useDesignDraft } from './wizard.ts';

interface DesignWizardProps {
  memberId: number;
  draft: DesignDraft;
  step: DesignStep;
  /** Why something had no effect; it outlives the draft that it was said of, for that may be another one by now. */
  failure: string | undefined;
  onFailure: (why: string | undefined) => void;
}

/** The design in its steps and the look before it is sent. What waits for staff is shown and can be taken back. */
export function DesignWizard({
  memberId,
  draft,
  step: asked,
  failure,
  onFailure,
}: DesignWizardProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const own = useDesignDraft(memberId, draft);
  const sending = useSend(sendDesignDraft);
  const withdrawing = useSend(withdrawDesignDraft);
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState<{ faults: readonly DesignFault[]; of: typeof own.content }>();
  const [pending, setPending] = useState<Readonly<Record<string, number>>>({});
  const waits = draft.state === 'waiting' || draft.state === 'edit_request';
  const step = waits ? 'check' : asked;
  // What waits is what was sent, whatever lies on this device.
  const content = waits ? draft.content : own.content;
  // What only the server knows counts until something is typed over it.
  const faults = [
    ...designFaults(content),
    ...(said !== undefined && said.of === content ? said.faults : []),
  ];
  const shown = tried ? faults : [];
  const uploading = Object.values(pending).reduce((sum, count) => sum + count, 0);
  const isUnchanged = draft.live !== null && designChanges(draft.live, content).length === 0;
  const hrefOf = (to: DesignStep) =>
    paths.portfolioReviewManagement.to(
      language,
      { type: 'design' },
      { write: draft.id === null ? 'new' : String(draft.id), step: to },
    );
  const list = paths.portfolioReviewManagement.to(language, { type: 'design' });

  const fail = async (error: unknown, why = failureText(error, text)) => {
    onFailure(why);
    if (isMoved(error)) await sending.refresh();
  };
  const send = async () => {
    setTried(true);
    onFailure(undefined);
    const isKept = own.saving.state === 'saved' && own.savedAt !== null;
    // What is kept already is not kept again: the same sending once more stays the same one.
    if (faults.length > 0 || (!isKept && !(await own.save()))) return;
    try {
      const { id } = await sending.send({ id: draft.id, expected_version: own.version() });
      toast.show({ tone: 'positive', text: text('design.editor.sent') });
      if (draft.id === null && id !== null)
        void navigate(
          paths.portfolioReviewManagement.to(language, { type: 'design' }, { write: String(id) }),
          { replace: true },
        );
    } catch (error) {
      const found = isApiError(error)
        ? error.fields.map(({ field }) => ({
            field,
            message: 'validation.choice.invalid' as const,
          }))
        : [];
      if (found.length > 0) setSaid({ faults: found, of: content });
      else
        await fail(
          error,
          isApiError(error) && error.code === 'PRODUCT_07'
            ? text('design.editor.upload-gone')
            : undefined,
        );
    }
  };
  const withdraw = async () => {
    onFailure(undefined);
    try {
      await withdrawing.send({ id: draft.id, expected_version: own.version() });
      toast.show({ tone: 'positive', text: text('design.editor.withdrawn') });
    } catch (error) {
      await fail(error);
    }
  };

  const at = designSteps.indexOf(step);
  const title = text(`design.editor.step.${step}`);
  const previous = designSteps[at - 1];
  const next = designSteps[at + 1];
  const typing = { content, type: own.type, faults: shown };
  const uploads = {
    ...typing,
    latest: own.latest,
    onPending: (place: string, count: number) => setPending((now) => ({ ...now, [place]: count })),
  };
  const pendingOf = (name: 'pictures' | 'rooms') =>
    Object.entries(pending).some(
      ([place, count]) => count > 0 && place.startsWith('room-') === (name === 'rooms'),
    );
  return (
    <div className={p.stack}>
      <div className={p.acts}>
        <CodeBadge status={designWorkStatus} code={draft.state} />
        <Text size="small" tone="muted">
          {designWorkTexts.states[draft.state].next[language]}
        </Text>
      </div>
      {draft.rejection === null ? null : (
        <Notice tone="critical" title={text('design.editor.rejected')}>
          {draft.rejection}
        </Notice>
      )}
      {waits ? null : (
        <>
          {own.saving.state === 'conflict' ? (
            <Notice
              tone="caution"
              role="alert"
              title={text('design.editor.conflict')}
              action={
                <div className={p.acts}>
                  <Button
                    size="sm"
                    onClick={() => {
                      own.forget();
                      location.reload();
                    }}
                  >
                    {text('company.editor.conflict.theirs')}
                  </Button>
                  <Button size="sm" variant="primary" onClick={() => void own.keepMine()}>
                    {text('company.editor.conflict.mine')}
                  </Button>
                </div>
              }
            >
              {text('company.editor.conflict.text')}
            </Notice>
          ) : (
            <SavedLine own={own} />
          )}
          <Stepper
            label={text('design.editor.steps')}
            position={text('design.editor.at', { at: at + 1, of: designSteps.length, title })}
            stateLabels={{
              done: text('design.editor.step.done'),
              current: text('design.editor.step.current'),
              todo: text('design.editor.step.todo'),
              failed: text('design.editor.step.failed'),
            }}
            steps={designSteps.map((name) => ({
              id: name,
              label: text(`design.editor.step.${name}`),
              state: stateOf(name, step, faults, tried),
              href: hrefOf(name),
            }))}
          />
        </>
      )}
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {step === 'basics' ? <BasicsStep {...typing} /> : null}
      {step === 'words' ? <WordsStep {...typing} /> : null}
      {/* Whoever goes on while a file is on its way does not lose it. */}
      {step === 'pictures' || pendingOf('pictures') ? (
        <div hidden={step !== 'pictures'}>
          <PicturesStep {...uploads} />
        </div>
      ) : null}
      {step === 'rooms' || pendingOf('rooms') ? (
        <div hidden={step !== 'rooms'}>
          <RoomsStep {...uploads} />
        </div>
      ) : null}
      {step === 'check' ? (
        <CheckStep
          draft={draft}
          content={content}
          faults={waits ? [] : shown}
          faultHref={(fault) => hrefOf(stepOf(fault))}
        />
      ) : null}
      {failure === undefined ? null : (
        <Notice tone="critical" role="alert">
          {failure}
        </Notice>
      )}
      <nav className={s.foot} aria-label={text('design.editor.walk')}>
        {previous === undefined || waits ? (
          <span />
        ) : (
          <ButtonLink href={hrefOf(previous)}>{text('design.editor.previous')}</ButtonLink>
        )}
        {waits ? (
          <Button loading={withdrawing.busy} onClick={() => void withdraw()}>
            {text('design.editor.withdraw')}
          </Button>
        ) : next === undefined ? (
          <Button
            variant="primary"
            loading={sending.busy || (tried && own.saving.state === 'saving')}
            disabledReason={
              uploading > 0
                ? text('form.images.pending', { count: uploading })
                : isUnchanged
                  ? text('design.editor.unchanged')
                  : undefined
            }
            onClick={() => void send()}
          >
            {text('design.editor.send')}
          </Button>
        ) : (
          <ButtonLink variant="primary" href={hrefOf(next)}>
            {text('design.editor.next')}
          </ButtonLink>
        )}
      </nav>
      {(draft.state === 'draft' && (draft.id !== null || own.savedAt !== null)) ||
      draft.state === 'rejected' ? (
        <Discard
          draft={draft}
          version={own.version}
          onGone={() => {
            own.forget();
            void navigate(list, { replace: true });
          }}
        />
      ) : null}
    </div>
  );
}

/** Whether it was refused for what somebody else did meanwhile. */
const isMoved = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 404 || error.status === 409 || error.code === 'EVENT_REFUSED');

function stateOf(
  name: DesignStep,
  current: DesignStep,
  faults: readonly DesignFault[],
  tried: boolean,
) {
  if (name === current) return 'current';
  if (name === 'check') return 'todo';
  if (faults.every((fault) => stepOf(fault) !== name)) return 'done';
  return tried ? 'failed' : 'todo';
}

interface DiscardProps {
  draft: DesignDraft;
  version: () => number;
  onGone: () => void;
}

/** Asked first: nobody brings it back. */
function Discard({ draft, version, onGone }: DiscardProps) {
  const text = useText();
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const [failed, setFailed] = useState('');
  const deleting = useSend(deleteDesignDraft);
  const remove = async () => {
    try {
      await deleting.send({ id: draft.id, expected_version: version() });
    } catch (error) {
      setFailed(failureText(error, text));
      throw error;
    }
    toast.show({ tone: 'positive', text: text('design.editor.discarded') });
    onGone();
  };
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {text('design.editor.discard')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          tone="danger"
          title={text('design.editor.discard.title')}
          description={text('design.editor.discard.text')}
          confirmLabel={text('design.editor.discard.yes')}
          cancelLabel={text('design.editor.discard.no')}
          waitingLabel={text('design.editor.discard.waiting')}
          failedText={failed}
          onConfirm={remove}
        />
      ) : null}
    </div>
  );
}
