import { Link, Text, mediaUrl } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as own from './SupportAnswerBox.css.ts';

interface WrittenTextProps {
  /** Who wrote it, and when; nothing when that is not known any more. */
  by: { readonly name: string; readonly at: string } | null;
  words: string;
  pictures?: readonly { readonly path: string; readonly name: string }[];
}

/** What somebody wrote, as staff read it. */
export function WrittenText({ by, words, pictures = [] }: WrittenTextProps) {
  const text = useText();
  const format = useFormat();
  return (
    <div className={own.words}>
      {by ? (
        <Text size="caption" tone="muted" numeric>
          {by.name} · {format.date(by.at, 'dateTime')}
        </Text>
      ) : null}
      <Text measure className={own.content}>
        {words}
      </Text>
      {pictures.map((picture, index) => (
        <Text key={picture.name} size="small">
          <Link href={mediaUrl(picture)} newTabLabel={text('admin.support.new-tab')}>
            {text('admin.support.picture', { number: index + 1 })}
          </Link>
        </Text>
      ))}
    </div>
  );
}
