import { type ReadingText, getReading, keyOf, query, saveReading } from '@hien/api';
import type { Language } from '@hien/domain';
import type { DraftStore } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../shared/calls/useSend.ts';
import { useSaving } from '../../shared/forms/useSaving.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type TextValues, contentOf, isSameContent, valuesOf } from './text-values.ts';

interface TextSavingOptions {
  /** As the server has it. */
  thing: ReadingText;
  /** What the form begins with. */
  initial: TextValues;
  store: DraftStore;
  /** Somebody has to choose between two versions first. */
  isHeld: boolean;
}

/** Keeps a text while it is written, on the device and on the server, and says that a translation still holds. */
export function useTextSaving(options: TextSavingOptions) {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const about = options.thing.id;
  const sending = useSend(saveReading, { about, wait: false });
  const send = (known: ReadingText, values: TextValues, confirmed: Exclude<Language, 'vi'>[]) =>
    sending.send({
      ...contentOf(values),
      confirmed,
      id: known.id,
      expected_version: known.version,
    });
  const saving = useSaving<ReadingText, TextValues>({
    ...options,
    valuesOf: (from) => valuesOf(from ?? options.thing),
    isSame: isSameContent,
    send: (known, values) => send(known ?? options.thing, values, []),
    tell: (saved) => queryClient.setQueryData(keyOf(getReading, language, { id: saved.id }), saved),
    ask: (id) => queryClient.fetchQuery({ ...query(getReading, language, { id }), staleTime: 0 }),
    isThing: isText,
    says: { NOT_FOUND: text('admin.reading.gone'), TOO_LARGE: text('admin.reading.too-large') },
  });
  return {
    ...saving,
    /** @throws {ApiError} */
    confirm: async (values: TextValues, one: Exclude<Language, 'vi'>) => {
      const known = await saving.save();
      saving.take(await send(known, values, [one]));
    },
  };
}

const isText = (value: unknown): value is ReadingText =>
  typeof value === 'object' && value !== null && 'version' in value && 'meter' in value;
