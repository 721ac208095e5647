import type { Letter } from '@hien/api';
import { type Language, paragraphsOf } from '@hien/domain';
import { Link, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Letter.css.ts';

interface LetterPreviewProps {
  preview: NonNullable<Letter['previews']>[Language];
  language: Language;
  /** What the editor has typed so far. */
  words: string;
}

/** It scrolls by itself, so keys have to reach it. */
const scrolls = { tabIndex: 0 };

/** The mail as its readers get it, with the editor's words where they will stand. */
export function LetterPreview({ preview, language, words }: LetterPreviewProps) {
  const text = useText();
  const { subject, parts, foot } = preview;
  const [lead, ...rest] = parts;
  return (
    <div className={s.previewBox}>
      <Text size="small" weight="strong">
        {text('admin.letter.preview')}
      </Text>
      <section
        className={s.preview}
        lang={language}
        aria-label={text('admin.letter.preview.of', {
          language: text(`admin.terms.language.${language}`),
        })}
        {...scrolls}
      >
        <Text weight="strong">{subject}</Text>
        {lead ? <Text>{lead.text}</Text> : null}
        {paragraphsOf(words).map((paragraph, at) => (
          <Text key={at} className={s.own}>
            {paragraph}
          </Text>
        ))}
        {rest.map(({ text: said, links }, at) =>
          said === null ? (
            <ul key={at} className={s.links}>
              {links.map(({ name, href }) => (
                <li key={href}>
                  <Link href={href} target="_blank">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <Text key={at}>{said}</Text>
          ),
        )}
        <Text size="small" tone="muted">
          {foot}
        </Text>
      </section>
    </div>
  );
}
