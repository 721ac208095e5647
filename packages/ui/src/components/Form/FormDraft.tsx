import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Inline } from '../layout/Stack.tsx';
import { useFormState } from './form-context.ts';
import { useDraft, type Draft, type DraftStore } from './use-draft.ts';
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
}

/** Keeps a long form on this device and offers it again; sent, it is forgotten. Stands first in its Form. */
export const FormDraft = ({ store, omit = none, texts }: FormDraftProps) => {
  const { values, initialValues, setValues } = useFormikContext<Draft>();
  const { sent } = useFormState();
  const unsaved = useUnsaved();
  const without = (draft: Draft): Draft =>
    Object.fromEntries(Object.entries(draft).filter(([name]) => !omit.includes(name)));
  const { found, taken, clear } = useDraft(
    { ...store, write: (draft) => store.write(without(draft as Draft)) },
    values,
    unsaved,
  );

  useEffect(() => {
    if (sent !== undefined) store.clear();
  }, [sent, store]);

  const restore = () => {
    if (!found) return;
    taken();
    void setValues({ ...values, ...fitting(without(found), initialValues) });
  };
  return found ? (
    <Notice
      tone="info"
      role="status"
      action={
        <Inline gap={2}>
          <Button size="sm" variant="quiet" onClick={clear}>
            {texts.discard}
          </Button>
          <Button size="sm" onClick={restore}>
            {texts.restore}
          </Button>
        </Inline>
      }
    >
      {texts.found}
    </Notice>
  ) : null;
};

const none: readonly string[] = [];

/** Of an old draft, what this form still has, in the kind of value it still is. */
function fitting(draft: Draft, initial: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) =>
        name in initial && (initial[name] === null || typeof value === typeof initial[name]),
    ),
  );
}
