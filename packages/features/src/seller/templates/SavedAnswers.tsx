import { listShopTemplates } from '@hien/api';
import { type AnswerPlace, answerSchema, filledAnswer, validate } from '@hien/domain';
import { Button, Link, Menu, useToast } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { templateHref } from '../parts/sections.ts';
import * as s from './templates.css.ts';

interface SavedAnswersProps {
  /** What their places are filled in with. */
  facts: Readonly<Record<AnswerPlace, string>>;
}

/** A saved answer at a press: it stands behind what is typed, its places filled in. Nothing else of the page waits for them. */
export function SavedAnswers({ facts }: SavedAnswersProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const { data } = useCall(listShopTemplates, { kind: 'answer' });
  const { value: typed, setValue } = useFormField<string>('content');
  /** As it stands when the undo is pressed. */
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  if (data === undefined) return null;
  if (data.items.length === 0)
    return (
      <Link href={templateHref(language, { kind: 'answer', plan: 'new' })}>
        {text('seller.template.answers.first')}
      </Link>
    );
  const put = (words: string) => {
    const filled = filledAnswer(words, facts);
    const both = typed.trim() === '' ? filled : `${typed.trimEnd()}\n\n${filled}`;
    if (!validate(answerSchema, { content: both }).ok) {
      toast.show({ tone: 'critical', text: text('seller.template.answers.too-long') });
      return;
    }
    // What is typed behind it since stays.
    const takeBack = () => {
      if (latest.current.startsWith(both)) setValue(typed + latest.current.slice(both.length));
    };
    setValue(both);
    toast.show({
      text: text('seller.template.answers.put'),
      action: { label: text('seller.story.undo'), onAction: takeBack },
    });
  };
  return (
    <div className={s.acts}>
      <Menu
        items={data.items.map(({ id, name, words }) => ({
          id: String(id),
          label: name,
          hint: beginning(filledAnswer(words ?? '', facts)),
          onSelect: () => put(words ?? ''),
        }))}
        renderTrigger={(trigger) => (
          <Button size="sm" {...trigger}>
            {text('seller.template.answers')}
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        )}
      />
      <Link variant="quiet" href={templateHref(language, { kind: 'answer' })}>
        {text('seller.template.answers.manage')}
      </Link>
    </div>
  );
}

/** The first words of an answer, not a part of one. */
const beginning = (answer: string): string =>
  answer.length <= 60 ? answer : `${answer.slice(0, 60).replace(/\s+\S*$/u, '')}…`;
