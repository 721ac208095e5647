import type { TermsAnnouncement, TermsSource } from '@hien/api';
import {
  type TermsForm as Written,
  articlesIn,
  documentProblems,
  formatDate,
  joinArticles,
  languages,
  systemClock,
  termsAnnouncementSchema,
  termsBegin,
  termsCategoryLabels,
  termsDays,
  writeArticles,
} from '@hien/domain';
import { ConfirmDialog } from '@hien/ui';
import { FormCheckbox, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { LanguagePart } from './LanguagePart.tsx';
import { NoticeFields } from './NoticeFields.tsx';
import { useProblemText } from './useProblemText.ts';
import type { Announce } from './useAnnounce.ts';
import * as s from './Terms.css.ts';

interface TermsFormProps {
  source: TermsSource;
  onAnnounce: Announce;
}

/** What is asked about: the answer goes back to the form that waits for it. */
type Asked = { body: TermsAnnouncement; answer: (failure: SubmitFailure | undefined) => void };

/** A new version of one document in three languages; it begins with the newest one. Asks before it is announced. */
export function TermsForm({ source, onAnnounce }: TermsFormProps) {
  const text = useText();
  const language = useLanguage();
  const problemText = useProblemText();
  const { category } = source;
  // What is written builds on this version, whatever is announced while it is written.
  const [base, setBase] = useState(source.version);
  const [initial] = useState(() => startOf(source));
  const [asked, setAsked] = useState<Asked>();

  const ask = (form: Written): Promise<SubmitFailure | undefined> => {
    const important = form.notice === 'important';
    const problems = documentProblems(form.articles);
    const errors = languages.flatMap((one) => {
      const problem = problems[one];
      return problem === undefined
        ? []
        : [{ field: `articles.${one}`, message: problemText(problem) }];
    });
    if (termsBegin(form.in_force_on, important, systemClock.now()) === null)
      errors.unshift({ field: 'in_force_on', message: text('admin.terms.day.refused') });
    if (errors.length > 0) return Promise.resolve({ errors });
    const { notice: _, articles, ...rest } = form;
    const sections = joinArticles(articles);
    const body = { ...rest, category, important, sections, expected_version: base };
    return new Promise((answer) => setAsked({ body, answer }));
  };

  const answer = (failure: SubmitFailure | undefined) => {
    asked?.answer(failure);
    setAsked(undefined);
  };
  const body = asked?.body;
  return (
    <Form
      schema={termsAnnouncementSchema}
      initialValues={initial}
      className={s.form}
      draft={{ in: `terms-${category}` }}
      onSubmit={ask}
    >
      <NoticeFields />
      {languages.map((one) => (
        <LanguagePart key={one} language={one} />
      ))}
      <FormCheckbox name="reviewed">{text('admin.terms.reviewed')}</FormCheckbox>
      <div>
        <SubmitButton size="lg">{text('admin.terms.send', { version: base + 1 })}</SubmitButton>
      </div>
      <ConfirmDialog
        open={body !== undefined}
        // Nothing was sent: what was typed stands as it is.
        onOpenChange={(open) => (open ? undefined : answer({}))}
        tone="primary"
        title={text('admin.terms.ask', {
          version: base + 1,
          name: termsCategoryLabels[category][language],
        })}
        description={text(
          body?.important === true ? 'admin.terms.ask.important' : 'admin.terms.ask.usual',
          { date: dayText(body?.in_force_on, language) },
        )}
        confirmLabel={text('admin.terms.announce')}
        cancelLabel={text('admin.terms.keep')}
        waitingLabel={text('admin.terms.announcing')}
        failedText={text('admin.terms.failed')}
        onConfirm={async () => {
          if (body) answer(await onAnnounce(body, setBase));
        }}
      />
    </Form>
  );
}

const dayText = (day: string | undefined, language: Parameters<typeof formatDate>[2]): string =>
  day === undefined ? '' : formatDate(Date.parse(`${day}T00:00:00+07:00`), 'date', language);

function startOf(source: TermsSource): Written {
  const said = (part: TermsSource['summary']) => ({
    vi: part.vi,
    en: part.en ?? '',
    ko: part.ko ?? '',
  });
  const articles = (language: (typeof languages)[number]) =>
    writeArticles(articlesIn(language, source.sections));
  return {
    notice: 'usual',
    in_force_on: termsDays(false, systemClock.now()).first,
    reviewed: false,
    summary: said(source.summary),
    changes: { vi: '', en: '', ko: '' },
    articles: { vi: articles('vi'), en: articles('en'), ko: articles('ko') },
  };
}
