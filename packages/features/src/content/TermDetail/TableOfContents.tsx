import type { TermsSection } from '@hien/api';
import { useText } from '../../shared/i18n/useText.ts';
import { articleId } from './article-id.ts';
import * as s from './TermDetailView.css.ts';

/** The articles by number; the browser's own `details`, open where there is room beside the text. */
export function TableOfContents({ sections }: { sections: readonly TermsSection[] }) {
  const text = useText();
  return (
    <nav className={s.contents} aria-label={text('terms.contents')}>
      <details className={s.folded} open>
        <summary className={s.summary}>{text('terms.contents')}</summary>
        <ol className={s.toc}>
          {sections.map(({ number, title }) => (
            <li key={number}>
              <a href={`#${articleId(number)}`}>{text('terms.article', { number, title })}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
