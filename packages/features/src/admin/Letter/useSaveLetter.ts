import { type Letter, isApiError, saveLetter } from '@hien/api';
import type { LetterForm } from '@hien/domain';
import type { SubmitFailure } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureOf, failureText } from '../../shared/forms/failure.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Saves a letter over the version that was looked at; who saved meanwhile is told of, and the next try goes over theirs. */
export function useSaveLetter(letter: Letter) {
  const text = useText();
  const sending = useSend(saveLetter, { about: letter.month });
  const [base, setBase] = useState(letter.version);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async ({ words, held }: LetterForm) => {
    setSaved(false);
    const { version } = await sending.send({
      month: letter.month,
      words,
      held,
      expected_version: base,
    });
    setBase(version);
    setSaved(true);
  };
  const conflict = text('admin.letter.conflict');
  const overTheirs = (error: unknown) => {
    const current = isApiError(error) ? (error.current as Letter | undefined) : undefined;
    if (current !== undefined) setBase(current.version);
  };

  const save = async (form: LetterForm): Promise<SubmitFailure | undefined> => {
    try {
      await send(form);
      return undefined;
    } catch (error) {
      overTheirs(error);
      return failureOf(error, text, {
        says: { VERSION_CONFLICT: conflict, CONFLICT: text('admin.letter.left') },
      });
    }
  };
  const press = (form: LetterForm) => {
    setFailure(undefined);
    void send(form).catch(async (error: unknown) => {
      overTheirs(error);
      setFailure(failureText(error, text, { VERSION_CONFLICT: conflict }));
      await sending.refresh();
    });
  };
  return { save, press, saved, failure, busy: sending.busy };
}
