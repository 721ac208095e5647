import { type Language, articleProblem, readArticles } from '@hien/domain';
import { Heading, Input, Text, Textarea } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import { useId } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { useProblemText } from './useProblemText.ts';
import * as s from './Terms.css.ts';

/** It scrolls by itself, so keys have to reach it. */
const scrolls = { tabIndex: 0 };

/** Summary, what changes, and the articles of one language, with what members will read beside them. */
export function LanguagePart({ language }: { language: Language }) {
  const text = useText();
  const title = useId();
  const { value } = useFormField<string>(`articles.${language}`);
  const hint = useCount(language);
  return (
    <section className={s.part} aria-labelledby={title}>
      <Heading level={2} size="h4" id={title}>
        {text(`admin.terms.language.${language}`)}
      </Heading>
      <div className={s.pair}>
        <FormField name={`summary.${language}`} label={text('admin.terms.summary')} required>
          <Input lang={language} maxLength={500} />
        </FormField>
        <FormField
          name={`changes.${language}`}
          label={text('admin.terms.changes')}
          hint={text('admin.terms.changes.hint')}
          required
        >
          <Textarea lang={language} rows={3} maxLength={2_000} />
        </FormField>
      </div>
      <div className={s.sides}>
        <FormField
          name={`articles.${language}`}
          label={text('admin.terms.articles')}
          hint={hint}
          required
        >
          <Textarea lang={language} rows={14} className={s.source} />
        </FormField>
        <Preview written={value} language={language} />
      </div>
    </section>
  );
}

/** How much there is, or the first thing in the way: said while it is written. */
function useCount(language: Language): string {
  const text = useText();
  const problemText = useProblemText();
  const own = useFormField<string>(`articles.${language}`).value;
  const vietnamese = useFormField<string>('articles.vi').value;
  const problem = articleProblem(own, language === 'vi' ? undefined : vietnamese);
  if (problem !== null) return problemText(problem);
  const articles = readArticles(own);
  const sum = (of: 'paragraphs' | 'points') =>
    articles.reduce((count, article) => count + article[of].length, 0);
  return text('admin.terms.count', {
    articles: articles.length,
    paragraphs: sum('paragraphs'),
    points: sum('points'),
  });
}

/** The articles as members read them. */
function Preview({ written, language }: { written: string; language: Language }) {
  const text = useText();
  const articles = readArticles(written);
  return (
    <div className={s.previewBox}>
      <Text size="small" weight="strong">
        {text('admin.terms.preview')}
      </Text>
      <section
        className={s.preview}
        lang={language}
        aria-label={text('admin.terms.preview.of', {
          language: text(`admin.terms.language.${language}`),
        })}
        {...scrolls}
      >
        {articles.map((article, index) => (
          <div key={index} className={s.article}>
            <Heading level={3} size="h4">
              {`${index + 1}. ${article.title}`}
            </Heading>
            {article.paragraphs.map((paragraph, at) => (
              <Text key={at}>{paragraph}</Text>
            ))}
            {article.points.length > 0 ? (
              <ul className={s.points}>
                {article.points.map((point, at) => (
                  <li key={at}>{point}</li>
                ))}
              </ul>
            ) : null}
          </div>
        ))}
      </section>
    </div>
  );
}
