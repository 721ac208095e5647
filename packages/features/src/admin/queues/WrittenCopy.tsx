import type { ReportCase } from '@hien/api';
import { Picture, Text, mediaUrl } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './WrittenCopy.css.ts';
import { WrittenText } from './WrittenText.tsx';

interface WrittenCopyProps {
  one: Pick<ReportCase, 'author' | 'said_at'>;
  copy: Pick<ReportCase, 'title' | 'content' | 'links' | 'labels' | 'pictures'>;
  /** Which of two versions; nothing where there is one. */
  when?: string;
}

/** All that somebody wrote and shows. Where a link leads is told and not opened by a slip: nobody has looked at it. */
export function WrittenCopy({ one, copy, when }: WrittenCopyProps) {
  const text = useText();
  const { title, content, links, labels, pictures } = copy;
  return (
    <section className={s.copy} aria-label={when}>
      {when === undefined ? null : (
        <Text weight="strong">
          {when}
          {title === '' ? '' : ` · ${title}`}
        </Text>
      )}
      <WrittenText
        by={one.said_at === null ? null : { name: one.author, at: one.said_at }}
        words={content}
      />
      {pictures.length === 0 ? null : (
        <ul className={s.pictures} aria-label={text('admin.report.pictures')}>
          {pictures.map((picture, index) => (
            <li key={`${picture.path}/${picture.name}`}>
              <a href={mediaUrl(picture)} target="_blank" rel="noreferrer">
                <Picture
                  picture={picture}
                  ratio="4:3"
                  sizes="160px"
                  alt={text('admin.support.picture', { number: index + 1 })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Lines title={text('admin.report.links')}>
        {links.map(({ text: said, href }) => `${said} → ${href}`)}
      </Lines>
      <Lines title={text('admin.report.labels')}>{labels}</Lines>
    </section>
  );
}

function Lines({ title, children }: { title: string; children: readonly string[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <Text size="small" tone="muted">
        {title}
      </Text>
      <ul className={s.list}>
        {children.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- The same words twice are two lines.
          <li key={`${index} ${line}`}>
            <Text as="span" size="small">
              {line}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
