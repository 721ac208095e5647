import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Inline } from '../layout/Stack.tsx';
import { useFormState } from './form-context.ts';
import { useDraft, useKept, type Draft, type DraftStore } from './use-draft.ts';
import { useUnsaved } from './use-unsaved.ts';

export interface FormDraftProps {
  store: DraftStore;
  /** Fields that never lie on a device: passwords, numbers of cards. */
  omit?: readonly string[];
  texts: {
    /** “Bạn còn một bản nháp chưa gửi.” */
    found: string;
    restore: string;
    discard: string;
  };
  /** For a form that is about one thing: the draft goes in by itself, and this says so and takes it out again. */
  atOnce?: { text: string; startOver: string };
}

/** Keeps a long form on this device and offers it again; sent, it is forgotten. Stands first in its Form. */
export const FormDraft = ({ store, omit = none, texts, atOnce }: FormDraftProps) => {
  const { values, initialValues, setValues, resetForm } = useFormikContext<Draft>();
  const { sent } = useFormState();
  const unsaved = useUnsaved();
  const byItself = atOnce !== undefined;
  const without = (draft: Draft): Draft =>
    Object.fromEntries(Object.entries(draft).filter(([name]) => !omit.includes(name)));
  const { found, taken, clear } = useDraft(
    { ...store, write: (draft) => store.write(without(draft as Draft)) },
    values,
    unsaved,
    byItself,
  );

  // What was found went along; the form may stay for the next one.
  const forget = useEffectEvent(clear);
  useEffect(() => {
    if (sent !== undefined) forget();
  }, [sent]);

  const fillIn = (draft: Draft) =>
    void setValues({ ...values, ...fitting(without(draft), initialValues) });
  const fillInAtOnce = useEffectEvent(fillIn);
  useEffect(() => {
    if (byItself && found) fillInAtOnce(found);
  }, [byItself, found]);

  if (atOnce)
    return found ? (
      <Notice
        tone="info"
        role="status"
        action={
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              clear();
              resetForm();
            }}
          >
            {atOnce.startOver}
          </Button>
        }
      >
        {atOnce.text}
      </Notice>
    ) : null;
  return found ? (
    <Notice
      tone="info"
      role="status"
      action={
        <Inline gap={2}>
          <Button size="sm" variant="quiet" onClick={clear}>
            {texts.discard}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              taken();
              fillIn(found);
            }}
          >
            {texts.restore}
          </Button>
        </Inline>
      }
    >
      {texts.found}
    </Notice>
  ) : null;
};

/** Keeps the form around it; for one that begins by itself with what is kept. */
export const FormKept = ({ store }: Pick<FormDraftProps, 'store'>) => {
  const { values } = useFormikContext<Draft>();
  useKept(store, values, useUnsaved());
  return null;
};

const none: readonly string[] = [];

/** Of an old draft, what this form still has, in the kind of value it still is. */
function fitting(draft: Draft, initial: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => name in initial && fits(value, initial[name])),
  );
}

/** Sums and stars are numbers once they are chosen, and `''` before and when they are taken out again. */
function fits(value: unknown, initial: unknown): boolean {
  return (
    initial === null ||
    typeof value === typeof initial ||
    (initial === '' && typeof value === 'number') ||
    (value === '' && typeof initial === 'number')
  );
}
