import type { TermsText } from '@hien/api';
import { Heading, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { articleId } from './article-id.ts';
import * as s from './TermDetailView.css.ts';

/** The articles, each with an address of its own. */
export function DocumentText({ document: { sections } }: { document: TermsText }) {
  const text = useText();
  return (
    <div className={s.sections}>
      {sections.map(({ number, title, paragraphs, points }) => (
        <section key={number} id={articleId(number)} className={s.section}>
          <Heading level={2} size="h4">
            {text('terms.article', { number, title })}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {points.length > 0 ? (
            <ul className={s.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </div>
  );
}
