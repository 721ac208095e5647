import type { DraftStore, FormDraftProps, FormProps, FormSchema } from '@hien/ui/form';
// oxlint-disable-next-line no-restricted-imports -- this is the one that the others use
import { FormDraft, Form as PlainForm } from '@hien/ui/form';
import { useMemo } from 'react';
import { useText } from '../i18n/useText.ts';
import { draftStore } from './draft-store.ts';
import { useDraftTexts } from './useDraftTexts.ts';
import { validationText } from './validation-text.ts';

interface DraftOptions {
  /** A name on this device, or a store of its own. What belongs to a member is named with the member's id. */
  in: string | DraftStore;
  /** How long a name is kept: until it is sent, or for as long as this tab is open (data that others must not find). */
  until?: 'sent' | 'tab-closes';
  /** Fields that never lie on a device, such as passwords, and consents, which are given to what is on the page now. */
  without?: readonly string[];
  /** For a form about one thing: the draft goes in by itself, and a line says so and takes it out again. */
  atOnce?: boolean;
  /** What is said of it where the form begins with something else that the draft would replace. */
  texts?: FormDraftProps['texts'];
}

type ScreenFormProps<Schema extends FormSchema> = Omit<
  FormProps<Schema>,
  'summaryTitle' | 'errorText' | 'namesField'
> & {
  /**
   * Keeps what is typed until it is sent: a reload, another language or a way back loses nothing. Null where nothing of
   * the form may lie on a device (passwords, codes, numbers of accounts), or nothing worth keeping is typed.
   */
  draft: DraftOptions | null;
};

/** The form of a screen: ui's, in the words of the catalogues, with its draft. */
export function Form<Schema extends FormSchema>({
  draft,
  onSubmit,
  children,
  ...rest
}: ScreenFormProps<Schema>) {
  const text = useText();
  const store = useStore(draft);
  return (
    <PlainForm
      summaryTitle={(count) => text('form.summary', { count })}
      errorText={(message) => validationText(text, message)}
      namesField={namesField}
      onSubmit={async (values, helpers) => {
        const failure = await onSubmit(values, helpers);
        // Here, because the page is often left by now.
        if (!failure) store?.clear();
        return failure;
      }}
      {...(rest as Omit<FormProps<Schema>, 'onSubmit' | 'summaryTitle' | 'children'>)}
    >
      {draft && store ? <Kept {...draft} store={store} /> : null}
      {children}
    </PlainForm>
  );
}

/** These boxes are named by their complaint. */
const namesField = (message: string) =>
  /^validation\.(age|terms|policy|no-refund)\.required$/.test(message);

function useStore(draft: DraftOptions | null): DraftStore | undefined {
  const { in: where, until } = draft ?? {};
  return useMemo(
    () =>
      typeof where === 'string'
        ? draftStore(where, until === 'tab-closes' ? 'tab' : 'device')
        : where,
    [where, until],
  );
}

function Kept({ store, without = [], atOnce, texts: own }: DraftOptions & { store: DraftStore }) {
  const text = useText();
  const texts = useDraftTexts();
  const back = { text: text('form.draft.back'), startOver: text('form.draft.start-over') };
  return (
    <FormDraft
      store={store}
      omit={without}
      texts={own ?? texts}
      {...(atOnce ? { atOnce: back } : {})}
    />
  );
}
